/** The class names of a link in or below a text. */
export const linkStyles = 'text-steel underline underline-offset-4 hover:text-text';
