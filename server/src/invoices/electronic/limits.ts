/** The exchange takes no file above five megabytes. */
export const mostXmlBytes = 5 * 1024 * 1024
/** Base64 is a third longer than what it carries. */
export const mostSignedBytes = Math.ceil((mostXmlBytes * 4) / 3) + 64 * 1024
