/** Code of the quick starts on the SDK's page; its comments and messages are in the page's language. */
export const webSample = (text: { unsupported: string }) =>
  `import { createKeyer, detect } from './cyan-sdk/web/index.js';

const support = await detect();
if (!support.webgl2) throw new Error('${text.unsupported}');

const video = document.querySelector('video');
video.srcObject = await navigator.mediaDevices.getUserMedia({
  video: { width: { ideal: 1920 }, height: { ideal: 1080 } },
});
await video.play();

const keyer = await createKeyer({
  canvas: document.querySelector('canvas'),
  license: await (await fetch('/api/cyan-licence')).text(),
});
keyer.set({ keys: ['#2fb457'], tolerance: 0.22, softness: 0.08, chokePx: 1, despill: 0.55 });

const draw = () => {
  keyer.draw(video);
  video.requestVideoFrameCallback(draw);
};
video.requestVideoFrameCallback(draw);`;

/** The C interface, which serves Windows, macOS and Linux. */
export const cppSample = (text: { frames: string }) =>
  `#include <cyan.h>

cyan_support support{};
support.size = sizeof support;
if (cyan_detect(&support) != CYAN_OK) return report(cyan_reason(support.reason));

cyan_options options{};
options.size = sizeof options;
options.license = license_text;
options.width = 1920;
options.height = 1080;
options.format = CYAN_FORMAT_NV12;

cyan_keyer* keyer = nullptr;
if (cyan_status status = cyan_create(&options, &keyer); status != CYAN_OK)
  return report(cyan_message(status));

cyan_params params{};
params.size = sizeof params;
params.key_count = 1;
params.keys[0] = 0x2FB457;
params.tolerance = 0.22f;
params.softness = 0.08f;
params.choke_px = 1.0f;
params.despill = 0.55f;
cyan_set_params(keyer, &params);

// ${text.frames}
while (next_frame(in)) {
  cyan_frame src{sizeof(cyan_frame), CYAN_FORMAT_NV12, in.data(), 1920, nullptr};
  cyan_frame dst{sizeof(cyan_frame), CYAN_FORMAT_BGRA, out.data(), 1920 * 4, nullptr};
  if (cyan_process(keyer, &src, &dst) != CYAN_OK) break;
  show(out);
}
cyan_destroy(keyer);`;

/** iOS and iPadOS. */
export const swiftSample = (text: { premultiplied: string }) =>
  `import CyanKit

let keyer = try CYKeyer(
  licenseURL: Bundle.main.url(forResource: "cyan", withExtension: "lic")!)
keyer.parameters = CYParameters(
  keys: ["#2fb457"], tolerance: 0.22, softness: 0.08, chokePx: 1, despill: 0.55)

camera.onFrame = { buffer, time in
  do {
    // ${text.premultiplied}
    let keyed = try keyer.process(buffer, at: time)
    preview.enqueue(keyed)
  } catch CYError.deviceLost {
    keyer.rebuild()
  } catch {
    log(error)
  }
}`;

/** Android. */
export const kotlinSample = (text: { busy: string }) =>
  `val keyer = CyanKeyer.create(
  context.assets.open("cyan.lic").bufferedReader().readText())
keyer.set(CyanParams(
  keys = listOf("#2fb457"), tolerance = 0.22f, softness = 0.08f,
  chokePx = 1f, despill = 0.55f))

val busy = AtomicBoolean(false)
analysis.setAnalyzer(executor) { image ->
  // ${text.busy}
  if (busy.compareAndSet(false, true)) {
    try {
      keyer.process(
        y = image.planes[0], u = image.planes[1], v = image.planes[2],
        width = image.width, height = image.height,
        rotation = image.imageInfo.rotationDegrees,
        out = target)
    } finally { busy.set(false) }
  }
  image.close()
}`;

/** Servers: batch work between two FFmpeg commands, and the check of the result. */
export const shellSample = (text: { comment: string }) =>
  `# ${text.comment}
ffmpeg -v error -i host.mov -f rawvideo -pix_fmt rgba - \\
  | ./bin/cyan-key --size 1920x1080 --preset preset.json --license cyan.lic \\
  | ffmpeg -v error -f rawvideo -pix_fmt rgba -s 1920x1080 -r 30 -i - \\
      -c:v prores_ks -profile:v 4444 -pix_fmt yuva444p10le matte.mov

./bin/cyan-conformance --suite ./conformance --report report.json`;
