import type { Plugin } from 'esbuild';

/** Tells which files are read. */
export const filesRead = (note: (path: string) => void): Plugin => ({
  name: 'files-read',
  setup(build) {
    build.onLoad({ filter: /./, namespace: 'file' }, ({ path }) => {
      note(path);
      return undefined;
    });
  },
});

const file = /[\\/]src[\\/]client[\\/]late-modules\.ts$/;

/** Gives the boot script the module that says where the late ones are. */
export const lateModules = (contents: string): Plugin => ({
  name: 'late-modules',
  setup(build) {
    build.onLoad({ filter: file }, () => ({ contents, loader: 'js' }));
  },
});

/** Refuses late modules that would load others later: only the boot script knows where those are. */
export const noLateModules: Plugin = {
  name: 'no-late-modules',
  setup(build) {
    const text = 'Only the boot script loads modules later; let it load both at once';
    build.onLoad({ filter: file }, () => ({ errors: [{ text }] }));
  },
};

/** Refuses `import()`, which browsers do not retry after a failure. */
export const noDynamicImports: Plugin = {
  name: 'no-dynamic-imports',
  setup(build) {
    const text =
      'A browser never tries “import()” again after a failure; name the file as an island or an enhancement';
    build.onResolve({ filter: /./ }, ({ kind }) =>
      kind === 'dynamic-import' ? { errors: [{ text }] } : undefined,
    );
  },
};
