// The least a request can cost here: a Fastify that answers one word. Beside it the rest is measured.
import Fastify from 'fastify';

const app = Fastify();
app.get('/*', async () => 'ok');
app.patch('/*', async () => 'ok');
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.send?.('up');
