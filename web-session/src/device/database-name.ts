// The name of a person's database: this prefix and their number.
export const DATABASE_NAME = 'lotline.person.';
