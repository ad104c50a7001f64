import HomePage from '../page';

/** Canonical at `/`, so that search engines index one front page. */
export { metadata } from '../page';

/** The navigation's Home link leads here (product 2.2). */
export default HomePage;
