/**
 * Code of the quick starts on the SDK's page; its comments are in the page's language. The first
 * runs: it uses the keyer library. The others use interfaces that are published without a library.
 */
export const webSample = (text: { unavailable: string; fitted: string }) =>
  `import { fitSettings, GlKeyer } from '@mujing/keyer';

const video = document.querySelector('video')!;
video.srcObject = await navigator.mediaDevices.getUserMedia({
  video: { width: { ideal: 1920 }, height: { ideal: 1080 } },
});
await video.play();

const size = { width: video.videoWidth, height: video.videoHeight };
const still = new OffscreenCanvas(size.width, size.height).getContext('2d')!;
still.drawImage(video, 0, 0);

// ${text.unavailable}
const keyer = new GlKeyer(document.querySelector('canvas')!);
// ${text.fitted}
keyer.settings = fitSettings(still.getImageData(0, 0, size.width, size.height)).settings;

const perFrame = typeof video.requestVideoFrameCallback === 'function';
const draw = () => {
  keyer.key({ image: video, ...size });
  keyer.show({ view: 'keyed' });
  if (perFrame) video.requestVideoFrameCallback(draw);
  else requestAnimationFrame(draw);
};
draw();`;

/** The C interface, which serves Windows, macOS and Linux: one function around a loop of frames. */
export const cppSample = (text: { frames: string }) =>
  `#include <cyan_keyer.h>
#include <functional>

// ${text.frames}
cyan_error key_all(const char *license_text,
                   const std::function<bool(cyan_frame &src, cyan_frame &dst)> &next_frame) {
  cyan_options options{};
  options.size = sizeof options;
  options.license = license_text;
  options.identity = "com.example.studio";
  options.width = 1920;
  options.height = 1080;
  options.format = CYAN_FORMAT_NV12;

  cyan_keyer *keyer = nullptr;
  cyan_error error = cyan_create(&options, &keyer);
  if (error != CYAN_OK) return error;

  cyan_params params{};
  params.size = sizeof params;
  cyan_default_params(&params);
  params.keys[0] = 0x2FB457;
  params.tolerance = 0.22f;
  params.choke_px = 1.0f;
  params.despill = 0.55f;
  error = cyan_set_params(keyer, &params);

  cyan_frame src{}, dst{};
  while (error == CYAN_OK && next_frame(src, dst)) error = cyan_process(keyer, &src, &dst);
  cyan_destroy(keyer);
  return error;
}`;

/** The binding for .NET, a thin layer on the C interface. */
export const csharpSample = (text: { output: string }) =>
  `using Mujing.Cyan;

public sealed class Studio : IDisposable
{
    private readonly CyanKeyer keyer;

    public Studio(string license)
    {
        keyer = new CyanKeyer(new CyanOptions(license, 1920, 1080, CyanFormat.Nv12)
        {
            Identity = "com.example.studio",
        });
        keyer.Set(new CyanParams
        {
            Keys = [0x2FB457], Tolerance = 0.22f, Softness = 0.08f, ChokePx = 1f, Despill = 0.55f,
        });
    }

    // ${text.output}
    public void Key(ReadOnlySpan<byte> nv12, Span<byte> bgra, long timeUs) =>
        keyer.Process(nv12, bgra, timeUs);

    public void Dispose() => keyer.Dispose();
}`;

/** iOS, iPadOS and macOS. */
export const swiftSample = (text: { premultiplied: string }) =>
  `import AVFoundation
import CyanKit

func makeKeyer(license: URL) throws -> CYKeyer {
  let keyer = try CYKeyer(licenseURL: license)
  keyer.parameters = CYParameters(
    keys: ["#2fb457"], tolerance: 0.22, softness: 0.08, chokePx: 1, despill: 0.55)
  return keyer
}

func show(_ frame: CVPixelBuffer, at time: CMTime,
          keyer: CYKeyer, on preview: AVSampleBufferDisplayLayer) throws {
  // ${text.premultiplied}
  let keyed = try keyer.process(frame, at: time)
  preview.enqueue(try CMSampleBuffer(
    imageBuffer: keyed,
    formatDescription: CMVideoFormatDescription(imageBuffer: keyed),
    sampleTiming: CMSampleTimingInfo(
      duration: .invalid, presentationTimeStamp: time, decodeTimeStamp: .invalid)))
}`;

/** Android. */
export const kotlinSample = (text: { close: string }) =>
  `class Keyer(context: Context, private val target: Surface) : ImageAnalysis.Analyzer {
  private val keyer = CyanKeyer.create(
    context, context.assets.open("cyan.lic").bufferedReader().readText())

  init {
    keyer.set(CyanParams(
      keys = listOf("#2fb457"), tolerance = 0.22f, softness = 0.08f,
      chokePx = 1f, despill = 0.55f))
  }

  override fun analyze(image: ImageProxy) {
    // ${text.close}
    image.use { keyer.draw(it, target) }
  }
}`;

/** Servers: batch work between two FFmpeg commands, and the check of the result. */
export const shellSample = (text: { comment: string }) =>
  `# ${text.comment}
ffmpeg -v error -i presenter.mov -vf scale=in_color_matrix=bt709 -r 30 -f rawvideo -pix_fmt rgba - \\
  | ./bin/cyan-key --size 1920x1080 --preset preset.json --license cyan.lic \\
  | ffmpeg -v error -f rawvideo -pix_fmt rgba -s 1920x1080 -r 30 -i - -i presenter.mov \\
      -map 0:v -map '1:a?' -c:a copy \\
      -vf scale=out_color_matrix=bt709:out_range=tv,format=yuva444p10le,setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709 \\
      -c:v prores_ks -profile:v 4444 matte.mov

./bin/cyan-conformance --suite ./conformance --report report.json`;
