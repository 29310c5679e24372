import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const version = '153.0.0';

/**
 * Why there is no packaged Chromium for this machine.
 *
 * @returns {string | undefined} nothing where there is one
 */
export function whyNoPackagedChromium() {
  if (process.platform === 'linux' && process.arch === 'x64') return undefined;
  return `the packaged Chromium is made for Linux on x64, and this is ${process.platform} on ${process.arch}`;
}

/**
 * The Chromium of `@sparticuz/chromium`, which brings the libraries and fonts that a bare machine lacks. It is installed
 * into `.cache/` at the first call.
 *
 * @param {string} root the folder of the project
 * @returns {string | undefined} the path of the program; undefined where the package cannot be had
 */
export function installPackagedChromium(root) {
  if (whyNoPackagedChromium()) return undefined;
  const folder = join(root, '.cache', 'chromium', version);
  const program = join(folder, 'chromium.sh');
  if (existsSync(program)) return program;
  console.log('Installing the Chromium of @sparticuz/chromium into .cache/ …');
  // What an interrupted installation has left would be taken for whole.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    install(folder);
  } catch {
    return undefined;
  }
  unpack(folder);
  writeFileSync(join(folder, 'fonts.conf'), fonts);
  writeFileSync(program, launcher, { mode: 0o755 });
  return program;
}

/** The package names newer versions of Node than it needs. */
function install(folder) {
  const options = ['--no-save', '--silent', '--engine-strict=false'];
  execFileSync('npm', ['install', '--prefix', folder, ...options, `@sparticuz/chromium@${version}`], {
    stdio: 'inherit',
    timeout: 300_000,
  });
}

/** The package unpacks into the temporary folder; its libraries come only where it believes to be at Amazon. */
function unpack(folder) {
  const script = "import('@sparticuz/chromium').then(({ default: packaged }) => packaged.executablePath())";
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
    env,
    stdio: 'inherit',
  });
}

/**
 * The settings of the package name folders of Amazon's machines; with no font at all the browser dies of the first form
 * field. The fonts of the package are the only ones, so that pages look alike on every machine.
 */
const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** Is called by its whole path, and needs no other program. */
const launcher = `#!/bin/sh
here="\${0%/*}"
export LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_FILE="$here/fonts.conf" XDG_CACHE_HOME="$here/cache"
exec "$here/chromium" "$@"
`;
