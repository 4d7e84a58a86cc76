import { parentPort, workerData } from 'node:worker_threads'
import type { Order } from './actions/desk.ts'
import { work } from './actions/work.ts'
import { standBack } from './stand-back.ts'

// The thread of one import: reading and checking a million lines would make everybody else wait.
standBack()
await work(workerData as Order, (told) => parentPort?.postMessage(told))
