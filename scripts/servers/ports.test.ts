/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { host } from '../environment/target';
import { checkPorts, freePort, isFree } from './ports';

test('the error names the port in use and suggests a free one', async () => {
  const port = await freePort();
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  const error = await checkPorts({ PORT: port }, 'npm start').then(
    () => '',
    (reason: Error) => reason.message,
  );
  server.close();
  expect(error).toMatch(`Port ${port} is in use. Choose another one: PORT=`);
  const other = Number(/PORT=(\d+) npm start$/.exec(error)?.[1]);
  await expect(isFree(other)).resolves.toBe(true);
});
