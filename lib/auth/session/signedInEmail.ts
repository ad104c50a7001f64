/**
 * The id of the element on a form's page that says who is signed in: the head script finds it by this. Apart from the
 * other controls, whose file is in the script of every page.
 */
export const signedInEmailId = 'signed-in-email';
