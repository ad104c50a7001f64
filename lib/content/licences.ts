/** The first line of `licenses.txt`, which lists the packages that the site is made with. */
export const licencesHeading = 'This site is made with the following software and fonts.';
