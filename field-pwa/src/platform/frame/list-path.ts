// Where the person's tasks are listed.
export const LIST_PATH = '/field/construction';
