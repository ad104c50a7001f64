import { freePortFrom } from '../servers/ports';

/**
 * The ports of the servers under test, away from those that `npm start` takes, so that both can run at once: PORT and
 * AUTH_PORT, else the first free ones from 5100 and 9199. All stages of a run read them from the environment.
 */
export async function chooseTestPorts(environment = process.env): Promise<void> {
  environment.PORT ||= String(await freePortFrom(5100));
  environment.AUTH_PORT ||= String(await freePortFrom(9199));
}
