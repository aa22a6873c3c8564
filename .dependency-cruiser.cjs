/** Who may import whom. docs/architecture.md says why. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const tests = '(\\.|-for-)test\\.tsx?$|^[a-z]+/test/';

module.exports = {
  forbidden: [
    forbid('no-circular', 'Two things that need each other are one thing', {}, { circular: true }),
    forbid('no-unresolvable', 'It must exist', {}, { couldNotResolve: true }),
    forbid('web-not-server', 'They meet in the contract', { path: '^web/' }, { path: '^server/' }),
    forbid('server-not-web', 'They meet in the contract', { path: '^server/' }, { path: '^web/' }),
    forbid(
      'contract-stands-alone',
      'The agreement knows neither side',
      { path: '^contract/' },
      { path: '^(server|web|e2e)/' },
    ),
    forbid(
      'platform-knows-no-feature',
      '',
      { path: '^server/src/platform/', pathNot: tests },
      { path: '^server/src/(features|demo)/' },
    ),
    forbid(
      'features-by-the-front-door',
      'A feature reaches another only through its index.ts',
      { path: '^server/src/features/([^/]+/[^/]+)/', pathNot: tests },
      {
        path: '^server/src/features/',
        pathNot: ['^server/src/features/$1/', '^server/src/features/[^/]+/[^/]+/index\\.ts$'],
      },
    ),
    forbid(
      'outsiders-by-the-front-door',
      'The wiring and the demo use a feature through its index.ts',
      { path: '^server/src/', pathNot: ['^server/src/features/', tests] },
      { path: '^server/src/features/', pathNot: '^server/src/features/[^/]+/[^/]+/index\\.ts$' },
    ),
    forbid(
      'features-not-demo',
      'The demo knows the product, not the other way round',
      { path: '^server/src/features/' },
      { path: '^server/src/demo/' },
    ),
    forbid(
      'routes-not-queries',
      'Routes translate, services decide',
      { path: '\\.routes\\.ts$' },
      { path: '\\.queries\\.ts$' },
    ),
    forbid(
      'only-queries-touch-the-database',
      'SQL lives in *.queries.ts; platform/db makes the connection',
      {
        path: '^server/src/',
        pathNot: ['\\.queries\\.ts$', '^server/src/platform/(db|embedded-postgres|jobs)/', tests],
      },
      { path: 'node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'policies-are-pure',
      'A policy decides on what it is given',
      { path: '\\.policy\\.ts$' },
      { path: ['\\.(queries|service|routes)\\.ts$', '^server/src/platform/(db|events|jobs|mail|storage)/'] },
    ),
    forbid(
      'web-features-by-the-front-door',
      'A feature reaches another only through its index.ts',
      { path: '^web/src/features/([^/]+/[^/]+)/', pathNot: tests },
      {
        path: '^web/src/features/',
        pathNot: ['^web/src/features/$1/', '^web/src/features/[^/]+/[^/]+/index\\.ts$'],
      },
    ),
    forbid(
      'web-shared-below',
      'Shared pieces know no feature and no page',
      { path: '^web/src/shared/', pathNot: tests },
      { path: '^web/src/(features|app|admin)/' },
    ),
    forbid(
      'web-features-below-app',
      'Features do not know the pages they are on',
      { path: '^web/src/features/', pathNot: tests },
      { path: '^web/src/(app|admin)/' },
    ),
    forbid(
      'no-test-code-in-the-product',
      '',
      { path: '^(contract|server|web)/src/', pathNot: tests },
      { path: tests },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^[a-z0-9]+/dist(-render)?/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
