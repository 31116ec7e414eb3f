// The label of a stored value; a value of a later version stands for itself.
export const wordOf = (labels: Readonly<Record<string, string>>, value: string): string => labels[value] ?? value;
