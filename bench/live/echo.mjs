// A bare socket.io server that says back what it hears: what a push cannot be faster than.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { inRepository } from '../parts/server-code.mjs';

const { Server } = createRequire(inRepository('server/package.json'))('socket.io');
const http = createServer();
const io = new Server(http, { perMessageDeflate: false, serveClient: false, path: '/live' });
io.on('connection', (socket) => socket.on('echo', (data) => socket.emit('echo', data)));
http.listen(0, '127.0.0.1', () => process.send(http.address().port));
