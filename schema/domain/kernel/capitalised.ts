/** 'Site contact' for 'site contact': the first letter alone, as a sentence or a heading has it. */
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
