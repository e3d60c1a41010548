/** Error: a later version migrated the database; the message names what to do. */
export class NewerData extends Error {
  override readonly name = 'NewerData';

  constructor(migration: string) {
    super(
      `A later version has used this database: its migration "${migration}" is unknown here. Start that version, or go back as the server's README says under "Going back".`,
    );
  }
}
