export { colours, logoPaths } from '../../../lib/brand';

export const brandName = 'Power Zone';
