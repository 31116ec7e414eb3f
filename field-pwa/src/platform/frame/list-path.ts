// The path of the person's task list.
export const LIST_PATH = '/field/construction';
