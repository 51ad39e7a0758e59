// Keys raw NV12 frames of 1920 x 1080 from frames.nv12 into keyed.bgra.
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include <cyan_keyer.h>

namespace {

constexpr uint32_t kWidth = 1920;
constexpr uint32_t kHeight = 1080;

std::string read_all(const char *path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

int fail(const char *what, const char *why) {
  std::fprintf(stderr, "%s: %s\n", what, why);
  return 1;
}

}  // namespace

int main() {
  cyan_support support{};
  support.size = sizeof support;
  if (cyan_detect(&support) != CYAN_OK) return fail("not supported", support.reason);

  const std::string license = read_all("cyan.lic");
  cyan_options options{};
  options.size = sizeof options;
  options.license = license.c_str();
  options.identity = "com.example.studio";
  options.width = kWidth;
  options.height = kHeight;
  options.format = CYAN_FORMAT_NV12;

  cyan_keyer *keyer = nullptr;
  if (const cyan_error error = cyan_create(&options, &keyer); error != CYAN_OK)
    return fail("cyan_create", cyan_message(error));

  cyan_params params{};
  params.size = sizeof params;
  cyan_default_params(&params);
  params.key_count = 2;
  params.keys[0] = 0x2FB457;
  params.keys[1] = 0x27A24C;
  params.tolerance = 0.22f;
  params.softness = 0.08f;
  params.choke_px = 1.0f;
  params.despill = 0.55f;
  cyan_error error = cyan_set_params(keyer, &params);

  std::ifstream frames("frames.nv12", std::ios::binary);
  std::ofstream keyed("keyed.bgra", std::ios::binary);
  std::vector<char> in(kWidth * kHeight * 3 / 2);
  std::vector<char> out(kWidth * kHeight * 4);
  while (error == CYAN_OK && frames.read(in.data(), static_cast<std::streamsize>(in.size()))) {
    cyan_frame src{};
    src.size = sizeof src;
    src.format = CYAN_FORMAT_NV12;
    src.width = kWidth;
    src.height = kHeight;
    src.planes[0] = in.data();
    src.planes[1] = in.data() + kWidth * kHeight;
    src.strides[0] = src.strides[1] = kWidth;

    cyan_frame dst{};
    dst.size = sizeof dst;
    dst.format = CYAN_FORMAT_BGRA;
    dst.width = kWidth;
    dst.height = kHeight;
    dst.planes[0] = out.data();
    dst.strides[0] = kWidth * 4;

    error = cyan_process(keyer, &src, &dst);
    if (error == CYAN_OK) keyed.write(out.data(), static_cast<std::streamsize>(out.size()));
  }
  cyan_destroy(keyer);
  return error == CYAN_OK ? 0 : fail("cyan_process", cyan_message(error));
}
