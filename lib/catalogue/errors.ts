import type { ServiceField } from './service';

/** What can be wrong with one value of the data file. */
export type ValueProblem = 'missing' | 'type' | 'blank' | 'character' | 'address';

/** Where in the data file an error stands. */
export interface EntryPlace {
  /** The entry's number in the file, counted from 1. */
  readonly entry: number;
  /** The entry itself, as found: its name and id tell the owner which one is meant. */
  readonly source: unknown;
}

/**
 * One error of the data file, as plain facts. `explainError` turns it into a message at build; the browser, which
 * needs only to know that the file is wrong, does not carry the messages.
 */
export type CatalogueError =
  | { readonly problem: 'list' | 'empty'; readonly found: unknown }
  | (EntryPlace & { readonly problem: 'entry' })
  | (EntryPlace & {
      readonly problem: ValueProblem;
      readonly field: ServiceField;
      readonly found: unknown;
    })
  | (EntryPlace & {
      readonly problem: 'duplicate';
      readonly field: 'id';
      readonly found: string;
      /** The number of the entry that has the id already, and the id as it stands there. */
      readonly first: { readonly entry: number; readonly id: string };
    });

/** A whole data file that is right, or everything that is wrong with it. */
export type CatalogueResult<Value> =
  | { readonly ok: true; readonly services: Value }
  | { readonly ok: false; readonly errors: readonly CatalogueError[] };
