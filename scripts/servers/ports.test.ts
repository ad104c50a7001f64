/** @jest-environment node */
import { createServer } from 'node:net';
import { host } from '../environment/target';
import { checkPorts, freePort, isFree } from './ports';

async function taken<Result>(use: (port: number) => Promise<Result>): Promise<Result> {
  const port = await freePort();
  const server = createServer();
  await new Promise<void>((ready) => server.listen(port, host, ready));
  try {
    return await use(port);
  } finally {
    await new Promise((closed) => server.close(closed));
  }
}

it('says which port is in use and how to choose another, free one', () =>
  taken(async (port) => {
    const wanted = [{ port, variable: 'PORT', purpose: 'the site' }];
    const message = await checkPorts(wanted, 'npm start').catch((error: Error) => error.message);
    expect(message).toContain(`Port ${port}, for the site, is in use by another program.`);
    const other = Number(/: PORT=(\d+) npm start$/.exec(message ?? '')?.[1]);
    await expect(isFree(other)).resolves.toBe(true);
  }));

it('refuses the port that the hosting emulator would silently leave', async () => {
  const wanted = [{ port: 5001, variable: 'PORT', purpose: 'the site', hosting: true }];
  await expect(checkPorts(wanted, 'npm start')).rejects.toThrow(
    'Port 5001, for the site, is one that',
  );
});
