/* Cyan SDK 1.6: C interface for Windows, macOS, Linux and the Android NDK. */
#ifndef CYAN_KEYER_H
#define CYAN_KEYER_H

#include <stddef.h>
#include <stdint.h>

#if defined(_WIN32)
#define CYAN_API __declspec(dllimport)
#else
#define CYAN_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define CYAN_VERSION "1.6.0"
#define CYAN_MAX_KEYS 8
#define CYAN_MAX_PROTECTED 4

/* Result of every call; CYAN_OK is 0. errors.json explains each. */
typedef int32_t cyan_error;
enum {
  CYAN_OK = 0,
  CYAN_LICENSE_MISSING = 10,
  CYAN_LICENSE_DAMAGED = 11,
  CYAN_LICENSE_NOT_YET_VALID = 12,
  CYAN_LICENSE_EXPIRED = 13,
  CYAN_LICENSE_IDENTITY = 14,
  CYAN_LICENSE_PLATFORM = 15,
  CYAN_LICENSE_STREAMS = 16,
  CYAN_DEVICE_UNSUPPORTED = 20,
  CYAN_DEVICE_LOST = 21,
  CYAN_INPUT_FORMAT = 30,
  CYAN_INPUT_SIZE = 31,
  CYAN_INPUT_VALUE = 32,
  CYAN_INPUT_PRESET = 33,
  CYAN_OUT_OF_MEMORY = 40,
  CYAN_MODEL_MISSING = 41,
  CYAN_INTERNAL = 50,
  /* A warning in cyan_status, never a result. */
  CYAN_LICENSE_EXPIRING = 100
};

typedef int32_t cyan_format;
enum {
  CYAN_FORMAT_BGRA = 1, /* 8 bit, 4 bytes per pixel; the only format of the output */
  CYAN_FORMAT_RGBA = 2,
  CYAN_FORMAT_NV12 = 3, /* 4:2:0, 8 bit, two planes */
  CYAN_FORMAT_P010 = 4, /* 4:2:0, 10 bit in 16, two planes */
  CYAN_FORMAT_YUY2 = 5  /* 4:2:2, 8 bit, packed */
};

typedef int32_t cyan_range;
enum { CYAN_RANGE_LIMITED = 0, CYAN_RANGE_FULL = 1 };

typedef int32_t cyan_matrix;
enum { CYAN_MATRIX_BT709 = 0, CYAN_MATRIX_BT601 = 1 };

typedef int32_t cyan_backend;
enum { CYAN_BACKEND_AUTO = 0, CYAN_BACKEND_GPU = 1, CYAN_BACKEND_CPU = 2 };

typedef int32_t cyan_mode;
enum {
  CYAN_MODE_KEY = 0,    /* colour key */
  CYAN_MODE_PERSON = 1, /* person segmentation */
  CYAN_MODE_BOTH = 2    /* colour key multiplied by person segmentation */
};

typedef int32_t cyan_scope;
enum { CYAN_SCOPE_PERSON = 0, CYAN_SCOPE_FRAME = 1 };

typedef int32_t cyan_view;
enum { CYAN_VIEW_RESULT = 0, CYAN_VIEW_ALPHA = 1, CYAN_VIEW_SOURCE = 2 };

/* In every structure, set size to sizeof first. Fields that are 0 have their defaults, */
/* except in cyan_params: fill it with cyan_default_params. */

typedef struct cyan_support {
  uint32_t size;
  int32_t gpu;        /* 1: the GPU path can be used */
  int32_t cpu;        /* 1: the CPU path can be used (AVX2) */
  char device[128];   /* name of the graphics device, UTF-8 */
  char reason[256];   /* why a path is missing, English; empty if none is */
} cyan_support;

typedef struct cyan_options {
  uint32_t size;
  const char *license;    /* text of cyan.lic, UTF-8 */
  const char *identity;   /* identity named in the licence, such as "com.example.studio" */
  uint32_t width;         /* of the input, in pixels */
  uint32_t height;
  cyan_format format;     /* of the input */
  cyan_range range;
  cyan_matrix matrix;
  cyan_backend backend;
  void *device;           /* ID3D11Device or MTLDevice to share; NULL: the library makes one */
  const char *model_path; /* person model; NULL: beside the library */
} cyan_options;

typedef struct cyan_params {
  uint32_t size;
  uint32_t key_count;                        /* 1 to CYAN_MAX_KEYS */
  uint32_t keys[CYAN_MAX_KEYS];              /* 0xRRGGBB */
  float tolerance;                           /* 0 to 1 */
  float softness;                            /* 0 to 1 */
  float choke_px;                            /* 0 to 8, steps of 0.5 */
  float despill;                             /* 0 to 1 */
  cyan_scope despill_scope;
  uint32_t protect_colour_count;             /* 0 to CYAN_MAX_PROTECTED */
  uint32_t protect_colours[CYAN_MAX_PROTECTED]; /* 0xRRGGBB */
  cyan_mode mode;
  float person_threshold;                    /* 0 to 1 */
  float person_feather_px;                   /* 0 to 16 */
  float person_smoothing;                    /* 0 to 1 */
  cyan_view view;
} cyan_params;

/* A picture in memory (planes and strides) or on the GPU (texture). */
typedef struct cyan_frame {
  uint32_t size;
  cyan_format format;
  uint32_t width;
  uint32_t height;
  void *planes[2];     /* NV12 and P010: luma, then chroma; others: the first only */
  uint32_t strides[2]; /* bytes from one row to the next */
  void *texture;       /* ID3D11Texture2D or MTLTexture; NULL: planes are used */
  int64_t time_us;     /* presentation time in microseconds, copied to the output */
} cyan_frame;

typedef struct cyan_status {
  uint32_t size;
  cyan_backend backend; /* in use */
  int32_t days_left;    /* until the licence expires */
  cyan_error warning;   /* CYAN_OK or CYAN_LICENSE_EXPIRING (7 days or fewer) */
  float frame_ms;       /* mean time of the last 60 frames */
  uint64_t frames;      /* processed since creation */
} cyan_status;

typedef struct cyan_keyer cyan_keyer;

CYAN_API cyan_error cyan_detect(cyan_support *support);
/* Default parameters with one key, 0x2FB457. */
CYAN_API void cyan_default_params(cyan_params *params);
CYAN_API cyan_error cyan_create(const cyan_options *options, cyan_keyer **keyer);
CYAN_API cyan_error cyan_set_params(cyan_keyer *keyer, const cyan_params *params);
CYAN_API cyan_error cyan_get_params(const cyan_keyer *keyer, cyan_params *params);
/* A preset as Cyan exports it, UTF-8; see preset.schema.json. */
CYAN_API cyan_error cyan_load_preset(cyan_keyer *keyer, const char *json);
CYAN_API cyan_error cyan_process(cyan_keyer *keyer, const cyan_frame *input, cyan_frame *output);
/* Median of 9 x 9 pixels of the last input as 0xRRGGBB. */
CYAN_API cyan_error cyan_sample(cyan_keyer *keyer, uint32_t x, uint32_t y, uint32_t *colour);
/* BGRA of the input's size, copied; NULL removes it. With one, the output is opaque. */
CYAN_API cyan_error cyan_set_background(cyan_keyer *keyer, const cyan_frame *background);
CYAN_API cyan_error cyan_get_status(const cyan_keyer *keyer, cyan_status *status);
CYAN_API void cyan_destroy(cyan_keyer *keyer);
/* Static English sentence for logs. */
CYAN_API const char *cyan_message(cyan_error error);
CYAN_API const char *cyan_version(void);

#ifdef __cplusplus
}
#endif

#endif
