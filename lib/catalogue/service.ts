/** One service of the studio as `public/data.json` describes it (product 3.1), every value already a trimmed string. */
export interface Service {
  readonly id: string;
  readonly name: string;
  readonly price: string;
  readonly comment: string;
  /** An image address: a path of this site (`/images/...`) or any other http(s) address. */
  readonly picture: string;
}

/** The fields every service has, in the order in which the data file writes them. */
export const serviceFields = ['id', 'name', 'price', 'comment', 'picture'] as const;

/** The name of one field of a service. */
export type ServiceField = (typeof serviceFields)[number];
