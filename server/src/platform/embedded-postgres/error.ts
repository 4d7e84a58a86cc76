/** The private PostgreSQL cannot be used; the message is one line for the person who starts the server. */
export class EmbeddedPostgresError extends Error {}
