export { contests } from './contests.ts'
export { eraseFreeRequests } from './erase.ts'
export { requestTasks } from './tasks.ts'
