export { health } from './health/health.ts'
