// The field app's list: another page of this origin, opened by the browser.
export const FIELD_LIST = '/field/construction';

/** One section of it, of the groups whose tasks were counted: '0' all, '' the person's own. */
export const sectionOfFieldList = (section: string, group: string): string =>
  `${FIELD_LIST}?${new URLSearchParams({ section, group }).toString()}`;
