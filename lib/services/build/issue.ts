import 'server-only';

/** A place in a file of the owner. */
export interface Place {
  /** The file, by its path in the project. */
  readonly file: string;
  /** The part of the file: `entry 2 ("Yoga")`, `line 12`. */
  readonly entry?: string;
  readonly field?: string;
}

/** Something that is wrong, or probably wrong, in a file of the owner, and how to fix it. */
export interface Issue extends Place {
  /** The end of "found ...". */
  readonly found: string;
  /** The end of "expected ...", without a full stop. */
  readonly expected: string;
  /** What to do about it, in whole sentences. */
  readonly fix?: string;
  /**
   * What it stops: the build, as it does without this; the deploy alone, where pages work but are not as they should be; or
   * nothing, where it may be right as it is.
   */
  readonly stops?: 'build' | 'deploy' | 'nothing';
}

/** An issue as one line for the owner: file, entry, field, what was found, what is expected and how to fix it. */
export function issueLine({ file, entry, field, found, expected, fix }: Issue): string {
  const place = [file, entry, field && `field "${field}"`].filter(Boolean).join(', ');
  return [`${place}: found ${found}; expected ${expected}.`, fix].filter(Boolean).join(' ');
}
