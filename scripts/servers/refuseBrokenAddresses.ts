import { preload } from '../processes/preload';

/**
 * Arguments that make the emulators answer an address that is not valid percent-encoding (`/%E0%A4%A`) with 400, as real
 * hosts do. Without them, one such address ends the hosting emulator, and all accounts made since its start are lost.
 */
export const refuseBrokenAddresses = preload(`
import { Server } from 'node:http';
const { emit } = Server.prototype;
Server.prototype.emit = function (event, request, response, ...rest) {
  if (event === 'request') {
    try {
      decodeURI(request.url);
    } catch {
      response.writeHead(400, { 'Content-Type': 'text/plain' }).end('Bad Request');
      return true;
    }
  }
  return emit.call(this, event, request, response, ...rest);
};
`);
