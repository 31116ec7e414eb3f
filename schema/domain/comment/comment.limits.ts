// How long a comment may be, and how many are read at once: apart from the parser, which screens that only show comments do not load.
export const MAX_COMMENT_LENGTH = 4000;

/** How many comments a chat shows at first, and how many come with each 'Show earlier comments'. */
export const COMMENT_PAGE = 50;
/** The most that are read at once. */
export const MAX_COMMENT_PAGE = 200;
