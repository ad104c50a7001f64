import HomePage from '../page';

/** The canonical URL is `/`, so that search engines index only one front page. */
export { metadata } from '../page';

/** The navigation's Home link leads here. */
export default HomePage;
