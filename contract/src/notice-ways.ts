/** How somebody is told of a kind of notice: under the bell, also by mail at once, also with the others in one mail, or not at all. */
export const noticeWays = ['app', 'mail', 'digest', 'off'] as const
export type NoticeWay = (typeof noticeWays)[number]

/** How often the mail comes that puts notices together; weekly is on Mondays. */
export const digestRhythms = ['daily', 'weekly'] as const
export type DigestRhythm = (typeof digestRhythms)[number]
