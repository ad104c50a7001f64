/*
 * The navigation's Home link leads to /home. Its canonical URL is `/`, so search engines index only
 * one front page.
 */
export { default, metadata } from '../page';
