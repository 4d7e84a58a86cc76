export { eraseFreeRequests } from './erase.ts'
export { requestTasks } from './tasks.ts'
