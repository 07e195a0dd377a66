import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Follows the connections of an HTTP server that does not listen yet, and gives back what ends them for a stop: at once where
 * no reply is under way, otherwise after that reply; new ones are not taken. Without it a stop waits for clients to let go:
 * Node closes neither a connection that has asked nothing yet nor one whose reply had begun. For the site and the backend.
 */
export function connectionsOf(server: Server): { end: () => void } {
  const sockets = new Set<Socket>();
  const busy = new Set<Socket>();
  let isEnding = false;

  server.on('connection', (socket) => {
    if (isEnding) return socket.destroy();
    sockets.add(socket);
    return socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', ({ socket }, reply) => {
    busy.add(socket);
    reply.once('close', () => {
      busy.delete(socket);
      if (isEnding) socket.destroySoon();
    });
  });

  return {
    end: () => {
      isEnding = true;
      for (const socket of sockets) if (!busy.has(socket)) socket.destroySoon();
    },
  };
}
