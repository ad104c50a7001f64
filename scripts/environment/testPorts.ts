/** Ports of the servers under test, unless variables name others. `npm start` uses others, so that both can run at once. */
export const port = process.env.PORT || '5100';
export const authPort = process.env.AUTH_PORT || '9199';
