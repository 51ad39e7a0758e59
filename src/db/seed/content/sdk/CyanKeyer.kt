// API of cyan-sdk.aar 1.6.
package com.mujing.cyan

import android.content.Context
import android.graphics.Bitmap
import android.hardware.HardwareBuffer
import android.view.Surface
import androidx.camera.core.ImageProxy

enum class CyanErrorCode {
  LICENSE_MISSING, LICENSE_DAMAGED, LICENSE_NOT_YET_VALID, LICENSE_EXPIRED,
  LICENSE_IDENTITY, LICENSE_PLATFORM, LICENSE_STREAMS,
  DEVICE_UNSUPPORTED, DEVICE_LOST,
  INPUT_FORMAT, INPUT_SIZE, INPUT_VALUE, INPUT_PRESET,
  OUT_OF_MEMORY, MODEL_MISSING, INTERNAL,
}

class CyanException(val code: CyanErrorCode, val detail: String?) : RuntimeException()

enum class CyanMode { KEY, PERSON, BOTH }
enum class CyanScope { PERSON, FRAME }
enum class CyanView { RESULT, ALPHA, SOURCE }
enum class CyanWarning { LICENSE_EXPIRING }

data class CyanSupport(val gpu: Boolean, val personMatting: Boolean, val reasons: List<String>)

data class CyanParams(
  val mode: CyanMode = CyanMode.KEY,
  val keys: List<String>,
  val tolerance: Float = 0.2f,
  val softness: Float = 0.08f,
  val chokePx: Float = 0f,
  val despill: Float = 0.5f,
  val despillScope: CyanScope = CyanScope.PERSON,
  val protectColours: List<String> = emptyList(),
  val personThreshold: Float = 0.5f,
  val personFeatherPx: Float = 2f,
  val personSmoothing: Float = 0.4f,
  val view: CyanView = CyanView.RESULT,
)

data class CyanStatus(val daysLeft: Int, val warning: CyanWarning?)
data class CyanStats(val frameMs: Float, val frames: Long)

class CyanKeyer private constructor() : AutoCloseable {
  companion object {
    fun detect(context: Context): CyanSupport
    /** Throws [CyanException]. */
    fun create(context: Context, license: String): CyanKeyer
  }

  fun set(params: CyanParams)
  fun load(preset: String)
  /** Writes premultiplied RGBA into a buffer of the turned input's size. */
  fun process(image: ImageProxy, out: HardwareBuffer)
  /** Draws onto a surface, such as the input surface of an encoder, with the image's timestamp. */
  fun draw(image: ImageProxy, out: Surface)
  /** Median of 9 by 9 pixels of the last input, after rotation. */
  fun sample(x: Int, y: Int): String
  fun setBackground(bitmap: Bitmap?)
  fun loadModel()
  fun restore()
  fun status(): CyanStatus
  fun stats(): CyanStats
  override fun close()
}
