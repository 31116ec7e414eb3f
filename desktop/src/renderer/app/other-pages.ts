// Paths of this origin that are pages of their own: they are opened by the browser, not by the console's router.
const OTHER_PAGES = /^\/(field|builders|graphiql)([/?]|$)/;

export const isOtherPage = (path: string): boolean => OTHER_PAGES.test(path);
