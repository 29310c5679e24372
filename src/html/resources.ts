import type { Attributes, Choice, LinkedResources } from './facts.ts';

/** Returns a function that is called for each element in turn and notes what a browser fetches for it without being asked. */
export function createResourceReader(resources: LinkedResources) {
  const notePicture = createPictureReader(resources.images);
  return (name: string, attributes: Attributes): void => {
    noteFile(resources, name, attributes);
    notePicture(name, attributes);
  };
}

function noteFile(resources: LinkedResources, name: string, attributes: Attributes): void {
  const { rel, as, href = '', src, type } = attributes;
  if (name === 'link' && rel === 'stylesheet') resources.css.push([href]);
  else if (name === 'link' && rel === 'icon') resources.images.push([href]);
  else if (name === 'link' && rel === 'preload' && as === 'font') resources.fonts.push([href]);
  else if (name === 'script' && src !== undefined) resources.script.push([src]);
  else if (name === 'use' && !href.startsWith('#')) resources.images.push([href.replace(/#.*$/, '')]);
  else if (name === 'video') resources.video.push([]);
  else if (name === 'source' && src !== undefined && type?.startsWith('video/'))
    resources.video.push([...(resources.video.pop() ?? []), src]);
}

/** Notes the pictures that do not wait until they are near, in their first format: every browser that runs the script reads it. */
function createPictureReader(images: Choice[]): (name: string, attributes: Attributes) => void {
  let sizes: Choice | undefined;
  return (name, { src = '', srcset, loading }) => {
    if (name === 'source' && srcset !== undefined)
      sizes ??= srcset.split(/,\s+/).map((one) => one.replace(/\s.*$/, ''));
    if (name !== 'img') return;
    if (loading !== 'lazy') images.push(sizes ?? [src]);
    sizes = undefined;
  };
}
