/** The file with the services, from the folder of the project. */
export const dataFile = 'public/data.json';
