/** What a list that the build did not know needs: the parser and the cards. Loaded for such a list only. */
export { readText } from '@/lib/catalogue/readText';
export { ServiceList as List } from './ServiceList';
