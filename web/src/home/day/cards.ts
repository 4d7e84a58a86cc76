/* An agent's day and what closes the gap to his budget: always drawn together, and so loaded together. */
export { DayCard } from './DayCard.tsx'
export { GapCard } from './GapCard.tsx'
