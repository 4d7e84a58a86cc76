/** What is worth knowing afterwards but no reason to interrupt anybody (specification §1: "logged only"). */
export const log = (message: string, detail?: unknown): void =>
  console.info(`[mandato] ${message}`, detail ?? '')
