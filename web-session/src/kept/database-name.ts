// What a person's database is called: this, and their number.
export const DATABASE_NAME = 'lotline.person.';
