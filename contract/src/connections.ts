import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** The connections of an HTTP server. */
export interface Connections {
  /**
   * Ends them for a stop: at once where no reply is under way, otherwise after that reply; new ones are not taken. Without it
   * a stop waits for clients: Node closes neither a connection that has asked nothing yet nor one whose reply had begun.
   */
  end: () => void;
  /** Returns how many replies of a connection are under way, which is more than one where requests are pipelined. */
  repliesOf: (socket: Socket) => number;
}

/** Follows the connections of an HTTP server that does not listen yet. For the site and the backend. */
export function connectionsOf(server: Server): Connections {
  const sockets = new Set<Socket>();
  const replies = new Map<Socket, number>();
  let isEnding = false;

  server.on('connection', (socket) => {
    if (isEnding) return socket.destroy();
    sockets.add(socket);
    return socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', ({ socket }, reply) => {
    replies.set(socket, (replies.get(socket) ?? 0) + 1);
    reply.once('close', () => {
      const left = (replies.get(socket) ?? 1) - 1;
      if (left > 0) replies.set(socket, left);
      else replies.delete(socket);
      if (isEnding && left === 0) socket.destroySoon();
    });
  });

  return {
    end: () => {
      isEnding = true;
      for (const socket of sockets) if (!replies.has(socket)) socket.destroySoon();
    },
    repliesOf: (socket) => replies.get(socket) ?? 0,
  };
}
