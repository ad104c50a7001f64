export const dataFile = 'e2e/studio/public/data.json';
