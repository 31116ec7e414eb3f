// The field app's list: another page of this origin, opened by the browser.
export const FIELD_LIST = '/field/construction';
