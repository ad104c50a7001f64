/** The fields of a service (product 3.1), in the order in which `public/data.json` writes them. */
export const serviceFields = ['id', 'name', 'price', 'comment', 'picture'] as const;

/** The name of one field of a service. */
export type ServiceField = (typeof serviceFields)[number];

/** One service of the studio, every value a trimmed string; its picture is a path of this site or an http(s) address. */
export type Service = Readonly<Record<ServiceField, string>>;
