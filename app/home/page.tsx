import HomePage from '../page';

/** The same screen as `/`, which is its canonical address: search engines index one front page. */
export { metadata } from '../page';

/** The navigation's Home link leads here (product 2.2). */
export default HomePage;
