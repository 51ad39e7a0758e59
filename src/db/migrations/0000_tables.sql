CREATE TABLE "acceptance_items" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"sheet_id" uuid NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"title_zh" text NOT NULL,
	"title_en" text,
	"criterion_zh" text NOT NULL,
	"criterion_en" text,
	"measured" text,
	"result" text DEFAULT 'pending' NOT NULL,
	"remark" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "acceptance_items_result_check" CHECK ("acceptance_items"."result" in ('pending', 'pass', 'fail')),
	CONSTRAINT "acceptance_items_fail_check" CHECK ("acceptance_items"."result" <> 'fail' or length("acceptance_items"."remark") > 0),
	CONSTRAINT "acceptance_items_decided_check" CHECK (num_nonnulls("acceptance_items"."decided_at", "acceptance_items"."decided_by") = case "acceptance_items"."result" when 'pending' then 0 else 2 end)
);
--> statement-breakpoint
CREATE TABLE "acceptance_sheets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"replaces_id" uuid,
	"expected_signer" text,
	"statement_zh" text NOT NULL,
	"statement_en" text,
	"statement_version" text DEFAULT '1' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "acceptance_sheets_replaces_id_unique" UNIQUE("replaces_id")
);
--> statement-breakpoint
CREATE TABLE "article_categories" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"key" text NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text,
	"sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_categories_key_unique" UNIQUE("key"),
	CONSTRAINT "article_categories_key_check" CHECK ("article_categories"."key" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("article_categories"."key") <= 96)
);
--> statement-breakpoint
CREATE TABLE "article_counts" (
	"locale" text NOT NULL,
	"category_key" text NOT NULL,
	"pinned" boolean NOT NULL,
	"month" date NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "article_counts_locale_category_key_pinned_month_pk" PRIMARY KEY("locale","category_key","pinned","month"),
	CONSTRAINT "article_counts_locale_check" CHECK ("article_counts"."locale" in ('zh', 'en'))
);
--> statement-breakpoint
CREATE TABLE "article_listing" (
	"article_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"category_key" text NOT NULL,
	"pinned" boolean NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_listing_article_id_locale_pk" PRIMARY KEY("article_id","locale"),
	CONSTRAINT "article_listing_locale_check" CHECK ("article_listing"."locale" in ('zh', 'en'))
);
--> statement-breakpoint
CREATE TABLE "article_products" (
	"article_id" uuid NOT NULL,
	"product_key" text NOT NULL,
	CONSTRAINT "article_products_article_id_product_key_pk" PRIMARY KEY("article_id","product_key")
);
--> statement-breakpoint
CREATE TABLE "article_translations" (
	"article_id" uuid NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"author_name" text,
	"body_markdown" text DEFAULT '' NOT NULL,
	"body_html" text DEFAULT '' NOT NULL,
	"toc" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reading_minutes" integer DEFAULT 1 NOT NULL,
	"locale" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"seo_title" text,
	"seo_description" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_translations_article_id_locale_pk" PRIMARY KEY("article_id","locale"),
	CONSTRAINT "article_translations_locale_check" CHECK ("article_translations"."locale" in ('zh', 'en')),
	CONSTRAINT "article_translations_status_check" CHECK ("article_translations"."status" in ('draft', 'published', 'archived')),
	CONSTRAINT "article_translations_published_at_check" CHECK ("article_translations"."status" <> 'published' or "article_translations"."published_at" is not null),
	CONSTRAINT "article_translations_version_check" CHECK ("article_translations"."version" >= 1),
	CONSTRAINT "article_translations_reading_minutes_check" CHECK ("article_translations"."reading_minutes" >= 1)
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "articles_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"category_key" text NOT NULL,
	"cover_id" uuid,
	"pinned" boolean DEFAULT false NOT NULL,
	"listed" boolean DEFAULT true NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "articles_number_unique" UNIQUE("number"),
	CONSTRAINT "articles_slug_unique" UNIQUE("slug"),
	CONSTRAINT "articles_slug_check" CHECK ("articles"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("articles"."slug") <= 96)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"actor_label" text,
	"action" text NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" text,
	"changes" jsonb NOT NULL,
	"request_id" text,
	"key_id" text NOT NULL,
	"previous_mac" text NOT NULL,
	"mac" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_log_position_unique" UNIQUE("position"),
	CONSTRAINT "audit_log_actor_check" CHECK ("audit_log"."actor" in ('staff', 'customer', 'visitor', 'api_key', 'system')),
	CONSTRAINT "audit_log_position_check" CHECK ("audit_log"."position" >= 1),
	CONSTRAINT "audit_log_previous_mac_check" CHECK ("audit_log"."previous_mac" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "audit_log_mac_check" CHECK ("audit_log"."mac" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "booking_answers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"booking_id" uuid NOT NULL,
	"author_id" uuid,
	"channel" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_answers_channel_check" CHECK ("booking_answers"."channel" in ('mail', 'phone', 'wechat'))
);
--> statement-breakpoint
CREATE TABLE "booking_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"booking_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_events_kind_check" CHECK ("booking_events"."kind" in ('created', 'confirmed', 'assigned', 'status_changed', 'answered', 'times_proposed', 'slot_chosen', 'changed', 'cancelled', 'project_opened', 'withdrawn', 'erased'))
);
--> statement-breakpoint
CREATE TABLE "booking_notes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"booking_id" uuid NOT NULL,
	"author_id" uuid,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_products" (
	"booking_id" uuid NOT NULL,
	"product_key" text NOT NULL,
	CONSTRAINT "booking_products_booking_id_product_key_pk" PRIMARY KEY("booking_id","product_key")
);
--> statement-breakpoint
CREATE TABLE "booking_slots" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"booking_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"preference" integer DEFAULT 1 NOT NULL,
	"proposed" boolean DEFAULT false NOT NULL,
	"chosen" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_slots_booking_id_proposed_starts_at_unique" UNIQUE("booking_id","proposed","starts_at"),
	CONSTRAINT "booking_slots_ends_at_check" CHECK ("booking_slots"."ends_at" > "booking_slots"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"reference" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"type" text DEFAULT 'consultation' NOT NULL,
	"name" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"phone" text,
	"phone_extension" text,
	"email" text,
	"wechat" text,
	"region" text,
	"solution_key" text,
	"budget" text,
	"time_zone" text DEFAULT 'Asia/Shanghai' NOT NULL,
	"site_address" text,
	"site_time_zone" text,
	"message" text DEFAULT '' NOT NULL,
	"availability" text DEFAULT '' NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"privacy_version" text NOT NULL,
	"locale" text NOT NULL,
	"source" text,
	"source_page" text,
	"utm" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"prefill" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"scene_id" uuid,
	"scene_camera" text,
	"scene_light" text,
	"status" text DEFAULT 'new' NOT NULL,
	"needs_check" boolean DEFAULT false NOT NULL,
	"assignee_id" uuid,
	"next_step" text DEFAULT '' NOT NULL,
	"next_step_on" date,
	"lost_reason" text,
	"answered_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"cancelled_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookings_reference_unique" UNIQUE("reference"),
	CONSTRAINT "bookings_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "bookings_reference_check" CHECK ("bookings"."reference" ~ '^[A-Z0-9]+(-[A-Z0-9]+)*$'),
	CONSTRAINT "bookings_type_check" CHECK ("bookings"."type" in ('consultation', 'demo', 'onsite', 'sdk_trial', 'partnership', 'support')),
	CONSTRAINT "bookings_budget_check" CHECK ("bookings"."budget" in ('under_50', '50_150', '150_300', '300_800', 'over_800', 'undecided')),
	CONSTRAINT "bookings_locale_check" CHECK ("bookings"."locale" in ('zh', 'en')),
	CONSTRAINT "bookings_status_check" CHECK ("bookings"."status" in ('new', 'in_progress', 'answered', 'closed', 'spam')),
	CONSTRAINT "bookings_contact_check" CHECK ("bookings"."erased_at" is not null or num_nonnulls("bookings"."phone", "bookings"."email", "bookings"."wechat") >= 1),
	CONSTRAINT "bookings_phone_check" CHECK ("bookings"."phone" ~ '^\+[1-9][0-9]{5,14}$'),
	CONSTRAINT "bookings_phone_extension_check" CHECK ("bookings"."phone_extension" is null or ("bookings"."phone_extension" ~ '^[0-9]{1,6}$' and "bookings"."phone" is not null)),
	CONSTRAINT "bookings_email_check" CHECK ("bookings"."email" like '_%@_%'),
	CONSTRAINT "bookings_next_step_check" CHECK (length("bookings"."next_step") <= 200),
	CONSTRAINT "bookings_message_check" CHECK (length("bookings"."message") <= 5000)
);
--> statement-breakpoint
CREATE TABLE "bulk_items" (
	"operation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"record_id" uuid NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"failure" jsonb,
	"snapshot" jsonb,
	CONSTRAINT "bulk_items_operation_id_position_pk" PRIMARY KEY("operation_id","position"),
	CONSTRAINT "bulk_items_state_check" CHECK ("bulk_items"."state" in ('pending', 'done', 'skipped', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "bulk_operations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"resource" text DEFAULT 'content' NOT NULL,
	"action" text NOT NULL,
	"instruction" jsonb NOT NULL,
	"filter" jsonb,
	"undoes" uuid,
	"state" text DEFAULT 'running' NOT NULL,
	"total" integer NOT NULL,
	"done_count" integer DEFAULT 0 NOT NULL,
	"skipped_count" integer DEFAULT 0 NOT NULL,
	"failed_count" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"request_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "bulk_operations_undoes_unique" UNIQUE("undoes"),
	CONSTRAINT "bulk_operations_resource_check" CHECK ("bulk_operations"."resource" in ('content', 'customer', 'project', 'reply-template', 'fact', 'risky-word', 'redirect', 'search-synonym', 'message-template', 'webhook')),
	CONSTRAINT "bulk_operations_action_check" CHECK ("bulk_operations"."action" in ('publish', 'withdraw', 'trash', 'recover', 'set', 'confirm')),
	CONSTRAINT "bulk_operations_state_check" CHECK ("bulk_operations"."state" in ('running', 'done', 'stopped')),
	CONSTRAINT "bulk_operations_total_check" CHECK ("bulk_operations"."total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "campaign_translations" (
	"campaign_id" uuid NOT NULL,
	"title" text NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"activation_steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"terms" text DEFAULT '' NOT NULL,
	"locale" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaign_translations_campaign_id_locale_pk" PRIMARY KEY("campaign_id","locale"),
	CONSTRAINT "campaign_translations_locale_check" CHECK ("campaign_translations"."locale" in ('zh', 'en')),
	CONSTRAINT "campaign_translations_status_check" CHECK ("campaign_translations"."status" in ('draft', 'published', 'archived')),
	CONSTRAINT "campaign_translations_published_at_check" CHECK ("campaign_translations"."status" <> 'published' or "campaign_translations"."published_at" is not null),
	CONSTRAINT "campaign_translations_version_check" CHECK ("campaign_translations"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"slug" text NOT NULL,
	"product_key" text,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"licence_days" integer NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaigns_slug_unique" UNIQUE("slug"),
	CONSTRAINT "campaigns_slug_check" CHECK ("campaigns"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("campaigns"."slug") <= 96),
	CONSTRAINT "campaigns_ends_at_check" CHECK ("campaigns"."ends_at" > "campaigns"."starts_at"),
	CONSTRAINT "campaigns_licence_days_check" CHECK ("campaigns"."licence_days" >= 1)
);
--> statement-breakpoint
CREATE TABLE "case_media" (
	"case_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	"role" text DEFAULT 'gallery' NOT NULL,
	"caption_zh" text,
	"caption_en" text,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "case_media_case_id_media_id_pk" PRIMARY KEY("case_id","media_id"),
	CONSTRAINT "case_media_role_check" CHECK ("case_media"."role" in ('gallery', 'raw', 'matte', 'composite'))
);
--> statement-breakpoint
CREATE TABLE "case_products" (
	"case_id" uuid NOT NULL,
	"product_key" text NOT NULL,
	CONSTRAINT "case_products_case_id_product_key_pk" PRIMARY KEY("case_id","product_key")
);
--> statement-breakpoint
CREATE TABLE "case_translations" (
	"case_id" uuid NOT NULL,
	"title" text NOT NULL,
	"customer" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"challenge_markdown" text DEFAULT '' NOT NULL,
	"challenge_html" text DEFAULT '' NOT NULL,
	"solution_markdown" text DEFAULT '' NOT NULL,
	"solution_html" text DEFAULT '' NOT NULL,
	"equipment" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"figures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"quote" text,
	"quote_author" text,
	"locale" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"seo_title" text,
	"seo_description" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_translations_case_id_locale_pk" PRIMARY KEY("case_id","locale"),
	CONSTRAINT "case_translations_locale_check" CHECK ("case_translations"."locale" in ('zh', 'en')),
	CONSTRAINT "case_translations_status_check" CHECK ("case_translations"."status" in ('draft', 'published', 'archived')),
	CONSTRAINT "case_translations_published_at_check" CHECK ("case_translations"."status" <> 'published' or "case_translations"."published_at" is not null),
	CONSTRAINT "case_translations_version_check" CHECK ("case_translations"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "cases_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"industry_key" text NOT NULL,
	"solution_key" text NOT NULL,
	"project_id" uuid,
	"report_id" uuid,
	"cover_id" uuid,
	"featured" boolean DEFAULT false NOT NULL,
	"delivered_on" date,
	"sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cases_number_unique" UNIQUE("number"),
	CONSTRAINT "cases_slug_unique" UNIQUE("slug"),
	CONSTRAINT "cases_slug_check" CHECK ("cases"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("cases"."slug") <= 96)
);
--> statement-breakpoint
CREATE TABLE "content_parts" (
	"record_id" uuid NOT NULL,
	"part" text NOT NULL,
	"version" integer NOT NULL,
	"draft" jsonb,
	"base_revision_id" uuid,
	"public_revision_id" uuid,
	"source_revision_id" uuid,
	"edited_by" uuid,
	"edited_at" timestamp with time zone,
	CONSTRAINT "content_parts_record_id_part_pk" PRIMARY KEY("record_id","part"),
	CONSTRAINT "content_parts_part_check" CHECK ("content_parts"."part" in ('shared', 'zh', 'en')),
	CONSTRAINT "content_parts_version_check" CHECK ("content_parts"."version" >= 0)
);
--> statement-breakpoint
CREATE TABLE "content_presence" (
	"record_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"part" text,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_presence_record_id_staff_id_pk" PRIMARY KEY("record_id","staff_id"),
	CONSTRAINT "content_presence_part_check" CHECK ("content_presence"."part" in ('shared', 'zh', 'en'))
);
--> statement-breakpoint
CREATE TABLE "content_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"title_zh" text NOT NULL,
	"title_en" text,
	"facets" text[] NOT NULL,
	"terms" "tsvector" NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	CONSTRAINT "content_records_kind_check" CHECK ("content_records"."kind" in ('article', 'case', 'document', 'diagnosis', 'download', 'page', 'campaign', 'scene', 'menu', 'settings', 'qr'))
);
--> statement-breakpoint
CREATE TABLE "content_references" (
	"record_id" uuid NOT NULL,
	"part" text NOT NULL,
	"is_public" boolean NOT NULL,
	"target_id" uuid NOT NULL,
	CONSTRAINT "content_references_record_id_part_is_public_target_id_pk" PRIMARY KEY("record_id","part","is_public","target_id"),
	CONSTRAINT "content_references_part_check" CHECK ("content_references"."part" in ('shared', 'zh', 'en'))
);
--> statement-breakpoint
CREATE TABLE "content_revisions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"record_id" uuid NOT NULL,
	"part" text NOT NULL,
	"number" integer NOT NULL,
	"data" jsonb NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_revisions_record_id_part_number_unique" UNIQUE("record_id","part","number"),
	CONSTRAINT "content_revisions_part_check" CHECK ("content_revisions"."part" in ('shared', 'zh', 'en')),
	CONSTRAINT "content_revisions_reason_check" CHECK ("content_revisions"."reason" in ('imported', 'created', 'saved', 'published', 'scheduled', 'replaced', 'discarded', 'conflict')),
	CONSTRAINT "content_revisions_number_check" CHECK ("content_revisions"."number" >= 0)
);
--> statement-breakpoint
CREATE TABLE "content_schedules" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"record_id" uuid NOT NULL,
	"part" text NOT NULL,
	"action" text NOT NULL,
	"revision_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"failure" jsonb,
	CONSTRAINT "content_schedules_part_check" CHECK ("content_schedules"."part" in ('shared', 'zh', 'en')),
	CONSTRAINT "content_schedules_action_check" CHECK ("content_schedules"."action" in ('publish', 'withdraw')),
	CONSTRAINT "content_schedules_revision_check" CHECK (("content_schedules"."action" = 'publish') = ("content_schedules"."revision_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "device_accessories" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"device_id" uuid NOT NULL,
	"name" text NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "device_accessories_quantity_check" CHECK ("device_accessories"."quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "device_connections" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"sheet_id" uuid NOT NULL,
	"from_id" uuid NOT NULL,
	"from_port" text DEFAULT '' NOT NULL,
	"to_id" uuid NOT NULL,
	"to_port" text DEFAULT '' NOT NULL,
	"signal" text NOT NULL,
	"label" text,
	"length_cm" integer,
	"sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "device_connections_sheet_id_label_unique" UNIQUE("sheet_id","label"),
	CONSTRAINT "device_connections_signal_check" CHECK ("device_connections"."signal" in ('hdmi', 'sdi', 'ndi', 'ethernet', 'usb', 'xlr', 'dmx', 'power', 'fiber', 'wireless')),
	CONSTRAINT "device_connections_self_check" CHECK ("device_connections"."from_id" <> "device_connections"."to_id"),
	CONSTRAINT "device_connections_length_cm_check" CHECK ("device_connections"."length_cm" > 0)
);
--> statement-breakpoint
CREATE TABLE "device_sheets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"checked_on" date,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"sheet_id" uuid NOT NULL,
	"category" text NOT NULL,
	"name" text NOT NULL,
	"maker" text,
	"model" text NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"serial" text,
	"position" text,
	"port" text,
	"ip" "inet",
	"warranty_until" date,
	"configuration" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"note" text,
	"sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "devices_sheet_key" UNIQUE("sheet_id","id"),
	CONSTRAINT "devices_sheet_id_serial_unique" UNIQUE("sheet_id","serial"),
	CONSTRAINT "devices_category_check" CHECK ("devices"."category" in ('camera', 'lens', 'light', 'screen', 'capture', 'audio', 'computer', 'network', 'control', 'power', 'backdrop', 'other_device')),
	CONSTRAINT "devices_quantity_check" CHECK ("devices"."quantity" >= 1 and ("devices"."serial" is null or "devices"."quantity" = 1))
);
--> statement-breakpoint
CREATE TABLE "diagnoses" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"slug" text NOT NULL,
	"document_id" uuid,
	"product_key" text,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "diagnoses_slug_unique" UNIQUE("slug"),
	CONSTRAINT "diagnoses_slug_check" CHECK ("diagnoses"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("diagnoses"."slug") <= 96)
);
--> statement-breakpoint
CREATE TABLE "diagnosis_translations" (
	"diagnosis_id" uuid NOT NULL,
	"title" text NOT NULL,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"locale" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "diagnosis_translations_diagnosis_id_locale_pk" PRIMARY KEY("diagnosis_id","locale"),
	CONSTRAINT "diagnosis_translations_locale_check" CHECK ("diagnosis_translations"."locale" in ('zh', 'en')),
	CONSTRAINT "diagnosis_translations_status_check" CHECK ("diagnosis_translations"."status" in ('draft', 'published', 'archived')),
	CONSTRAINT "diagnosis_translations_published_at_check" CHECK ("diagnosis_translations"."status" <> 'published' or "diagnosis_translations"."published_at" is not null),
	CONSTRAINT "diagnosis_translations_version_check" CHECK ("diagnosis_translations"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "document_feedback" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"document_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"helpful" boolean NOT NULL,
	"reason" text,
	"comment" text,
	"visitor_hash" text,
	"receipt" uuid DEFAULT gen_random_uuid() NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_feedback_receipt_unique" UNIQUE("receipt"),
	CONSTRAINT "document_feedback_document_id_locale_visitor_hash_unique" UNIQUE("document_id","locale","visitor_hash"),
	CONSTRAINT "document_feedback_locale_check" CHECK ("document_feedback"."locale" in ('zh', 'en')),
	CONSTRAINT "document_feedback_reason_check" CHECK ("document_feedback"."reason" in ('unclear', 'incomplete', 'wrong', 'outdated', 'other_problem')),
	CONSTRAINT "document_feedback_status_check" CHECK ("document_feedback"."status" in ('open', 'done', 'ignored')),
	CONSTRAINT "document_feedback_comment_check" CHECK (length("document_feedback"."comment") <= 2000),
	CONSTRAINT "document_feedback_answered_check" CHECK (("document_feedback"."answer" is null) = ("document_feedback"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "document_relations" (
	"document_id" uuid NOT NULL,
	"related_id" uuid NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "document_relations_document_id_related_id_pk" PRIMARY KEY("document_id","related_id"),
	CONSTRAINT "document_relations_self_check" CHECK ("document_relations"."document_id" <> "document_relations"."related_id")
);
--> statement-breakpoint
CREATE TABLE "document_sections" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"slug" text NOT NULL,
	"parent_id" uuid,
	"name_zh" text NOT NULL,
	"name_en" text,
	"summary_zh" text,
	"summary_en" text,
	"icon" text,
	"sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_sections_slug_unique" UNIQUE("slug"),
	CONSTRAINT "document_sections_slug_check" CHECK ("document_sections"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("document_sections"."slug") <= 96),
	CONSTRAINT "document_sections_parent_check" CHECK ("document_sections"."parent_id" <> "document_sections"."id")
);
--> statement-breakpoint
CREATE TABLE "document_translations" (
	"document_id" uuid NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"body_markdown" text DEFAULT '' NOT NULL,
	"body_html" text DEFAULT '' NOT NULL,
	"toc" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reading_minutes" integer DEFAULT 1 NOT NULL,
	"content_updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"locale" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"seo_title" text,
	"seo_description" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_translations_document_id_locale_pk" PRIMARY KEY("document_id","locale"),
	CONSTRAINT "document_translations_locale_check" CHECK ("document_translations"."locale" in ('zh', 'en')),
	CONSTRAINT "document_translations_status_check" CHECK ("document_translations"."status" in ('draft', 'published', 'archived')),
	CONSTRAINT "document_translations_published_at_check" CHECK ("document_translations"."status" <> 'published' or "document_translations"."published_at" is not null),
	CONSTRAINT "document_translations_version_check" CHECK ("document_translations"."version" >= 1),
	CONSTRAINT "document_translations_reading_minutes_check" CHECK ("document_translations"."reading_minutes" >= 1)
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "documents_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"section_id" uuid NOT NULL,
	"product_key" text,
	"level" text DEFAULT 'beginner' NOT NULL,
	"kind" text DEFAULT 'article' NOT NULL,
	"cover_id" uuid,
	"video_id" uuid,
	"minutes" integer DEFAULT 5 NOT NULL,
	"version_from" text,
	"version_to" text,
	"popular" integer,
	"english_article" text,
	"sort" integer DEFAULT 0 NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_number_unique" UNIQUE("number"),
	CONSTRAINT "documents_slug_unique" UNIQUE("slug"),
	CONSTRAINT "documents_slug_check" CHECK ("documents"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("documents"."slug") <= 96),
	CONSTRAINT "documents_english_article_check" CHECK ("documents"."english_article" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("documents"."english_article") <= 96),
	CONSTRAINT "documents_level_check" CHECK ("documents"."level" in ('beginner', 'intermediate', 'advanced')),
	CONSTRAINT "documents_kind_check" CHECK ("documents"."kind" in ('article', 'video')),
	CONSTRAINT "documents_video_check" CHECK ("documents"."kind" <> 'video' or "documents"."video_id" is not null),
	CONSTRAINT "documents_minutes_check" CHECK ("documents"."minutes" >= 1)
);
--> statement-breakpoint
CREATE TABLE "download_counts" (
	"release_id" uuid NOT NULL,
	"day" date NOT NULL,
	"count" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "download_counts_release_id_day_pk" PRIMARY KEY("release_id","day"),
	CONSTRAINT "download_counts_count_check" CHECK ("download_counts"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "download_events" (
	"release_id" uuid NOT NULL,
	"visitor_hash" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "download_events_release_id_visitor_hash_pk" PRIMARY KEY("release_id","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "download_releases" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"download_id" uuid NOT NULL,
	"version" text NOT NULL,
	"channel" text DEFAULT 'stable' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"published_at" timestamp with time zone,
	"released_on" date NOT NULL,
	"file_key" text,
	"file_name" text,
	"mime" text,
	"bytes" bigint,
	"sha256" text,
	"signature" text,
	"signing_key_id" uuid,
	"min_os" text,
	"requirements_zh" text,
	"requirements_en" text,
	"notes_markdown_zh" text DEFAULT '' NOT NULL,
	"notes_markdown_en" text,
	"notes_html_zh" text DEFAULT '' NOT NULL,
	"notes_html_en" text,
	"withdrawn_at" timestamp with time zone,
	"withdrawal_reason_zh" text,
	"withdrawal_reason_en" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "download_releases_file_key_unique" UNIQUE("file_key"),
	CONSTRAINT "download_releases_download_id_version_unique" UNIQUE("download_id","version"),
	CONSTRAINT "download_releases_version_check" CHECK ("download_releases"."version" ~ '^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$'),
	CONSTRAINT "download_releases_channel_check" CHECK ("download_releases"."channel" in ('stable', 'beta', 'archive')),
	CONSTRAINT "download_releases_status_check" CHECK ("download_releases"."status" in ('draft', 'published', 'archived')),
	CONSTRAINT "download_releases_published_at_check" CHECK ("download_releases"."status" <> 'published' or "download_releases"."published_at" is not null),
	CONSTRAINT "download_releases_file_check" CHECK (num_nonnulls("download_releases"."file_key", "download_releases"."file_name", "download_releases"."mime", "download_releases"."bytes", "download_releases"."sha256") in (0, 5)),
	CONSTRAINT "download_releases_signature_check" CHECK (("download_releases"."signature" is null) = ("download_releases"."signing_key_id" is null)),
	CONSTRAINT "download_releases_withdrawal_check" CHECK (("download_releases"."status" = 'archived') = ("download_releases"."withdrawn_at" is not null) and ("download_releases"."withdrawn_at" is null) = ("download_releases"."withdrawal_reason_zh" is null) and ("download_releases"."withdrawn_at" is not null or "download_releases"."withdrawal_reason_en" is null)),
	CONSTRAINT "download_releases_file_key_check" CHECK ("download_releases"."file_key" ~ '^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}(/[A-Za-z0-9_][A-Za-z0-9._-]{0,127}){0,5}$'),
	CONSTRAINT "download_releases_sha256_check" CHECK ("download_releases"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "download_releases_bytes_check" CHECK ("download_releases"."bytes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "download_translations" (
	"download_id" uuid NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"locale" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "download_translations_download_id_locale_pk" PRIMARY KEY("download_id","locale"),
	CONSTRAINT "download_translations_locale_check" CHECK ("download_translations"."locale" in ('zh', 'en')),
	CONSTRAINT "download_translations_status_check" CHECK ("download_translations"."status" in ('draft', 'published', 'archived')),
	CONSTRAINT "download_translations_published_at_check" CHECK ("download_translations"."status" <> 'published' or "download_translations"."published_at" is not null),
	CONSTRAINT "download_translations_version_check" CHECK ("download_translations"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "downloads" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"slug" text NOT NULL,
	"product_key" text NOT NULL,
	"platform" text NOT NULL,
	"store_url" text,
	"icon_id" uuid,
	"sort" integer DEFAULT 0 NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "downloads_slug_unique" UNIQUE("slug"),
	CONSTRAINT "downloads_slug_check" CHECK ("downloads"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("downloads"."slug") <= 96),
	CONSTRAINT "downloads_platform_check" CHECK ("downloads"."platform" in ('windows', 'macos', 'ios', 'android', 'linux', 'web')),
	CONSTRAINT "downloads_store_url_check" CHECK ("downloads"."store_url" ~ '^https?://')
);
--> statement-breakpoint
CREATE TABLE "release_processing" (
	"release_id" uuid PRIMARY KEY NOT NULL,
	"upload_id" uuid NOT NULL,
	"mime" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"scans" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "release_processing_upload_id_unique" UNIQUE("upload_id"),
	CONSTRAINT "release_processing_attempts_check" CHECK ("release_processing"."attempts" >= 0),
	CONSTRAINT "release_processing_scans_check" CHECK ("release_processing"."scans" >= 0),
	CONSTRAINT "release_processing_failure_check" CHECK ("release_processing"."failure" in ('failed', 'infected', 'unscanned'))
);
--> statement-breakpoint
CREATE TABLE "fact_uses" (
	"fact_key" text NOT NULL,
	"name" text NOT NULL,
	"relation" text NOT NULL,
	"record_id" uuid NOT NULL,
	"locale" text NOT NULL,
	CONSTRAINT "fact_uses_relation_record_id_locale_name_pk" PRIMARY KEY("relation","record_id","locale","name"),
	CONSTRAINT "fact_uses_locale_check" CHECK ("fact_uses"."locale" in ('', 'zh', 'en'))
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"key" text NOT NULL,
	"subject" text NOT NULL,
	"minimum" numeric,
	"maximum" numeric,
	"unit_zh" text DEFAULT '' NOT NULL,
	"unit_en" text DEFAULT '' NOT NULL,
	"unit_en_one" text DEFAULT '' NOT NULL,
	"text_zh" text,
	"text_en" text,
	"download_id" uuid,
	"condition_zh" text DEFAULT '' NOT NULL,
	"condition_en" text DEFAULT '' NOT NULL,
	"source_kind" text NOT NULL,
	"source_zh" text DEFAULT '' NOT NULL,
	"source_en" text DEFAULT '' NOT NULL,
	"checked_on" date NOT NULL,
	"phrases_zh" text[] DEFAULT '{}' NOT NULL,
	"phrases_en" text[] DEFAULT '{}' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "facts_key_unique" UNIQUE("key"),
	CONSTRAINT "facts_key_check" CHECK ("facts"."key" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("facts"."key") <= 96),
	CONSTRAINT "facts_subject_check" CHECK ("facts"."subject" in ('room', 'light', 'picture', 'sound', 'latency', 'network', 'power', 'product', 'price')),
	CONSTRAINT "facts_source_kind_check" CHECK ("facts"."source_kind" in ('standard', 'calculation', 'measurement', 'decision')),
	CONSTRAINT "facts_maximum_check" CHECK ("facts"."minimum" <= "facts"."maximum"),
	CONSTRAINT "facts_value_check" CHECK (num_nonnulls(coalesce("facts"."minimum", "facts"."maximum"), "facts"."text_zh", "facts"."download_id") = 1
        and ("facts"."text_zh" is null) = ("facts"."text_en" is null)),
	CONSTRAINT "facts_plain_check" CHECK (concat("facts"."unit_zh", "facts"."unit_en", "facts"."unit_en_one", "facts"."text_zh", "facts"."text_en") !~ '[<>&"\\`*_|{}\[\]]')
);
--> statement-breakpoint
CREATE TABLE "import_batches" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"resource" text NOT NULL,
	"file_name" text NOT NULL,
	"new_count" integer NOT NULL,
	"changed_count" integer NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "import_batches_resource_check" CHECK ("import_batches"."resource" in ('article', 'case', 'document', 'diagnosis', 'download', 'page', 'campaign', 'scene', 'menu', 'settings', 'qr', 'customer', 'project', 'reply-template', 'fact', 'risky-word', 'redirect', 'search-synonym', 'message-template', 'webhook', 'media', 'document-section')),
	CONSTRAINT "import_batches_new_count_check" CHECK ("import_batches"."new_count" >= 0),
	CONSTRAINT "import_batches_changed_count_check" CHECK ("import_batches"."changed_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "import_changes" (
	"batch_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"record_id" uuid NOT NULL,
	"name" text NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL,
	CONSTRAINT "import_changes_batch_id_row_pk" PRIMARY KEY("batch_id","row")
);
--> statement-breakpoint
CREATE TABLE "industries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"key" text NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text,
	"sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "industries_key_unique" UNIQUE("key"),
	CONSTRAINT "industries_key_check" CHECK ("industries"."key" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("industries"."key") <= 96)
);
--> statement-breakpoint
CREATE TABLE "job_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"last_run_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_report_devices" (
	"report_id" uuid NOT NULL,
	"device" text NOT NULL,
	"viewers" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "live_report_devices_report_id_device_pk" PRIMARY KEY("report_id","device"),
	CONSTRAINT "live_report_devices_device_check" CHECK ("live_report_devices"."device" in ('ios', 'android', 'tablet', 'computer', 'tv')),
	CONSTRAINT "live_report_devices_viewers_check" CHECK ("live_report_devices"."viewers" >= 0)
);
--> statement-breakpoint
CREATE TABLE "live_report_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"report_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"product_code" text,
	"happened_at" timestamp with time zone NOT NULL,
	"length_seconds" integer,
	"external_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_report_events_report_id_external_key_unique" UNIQUE("report_id","external_key"),
	CONSTRAINT "live_report_events_kind_check" CHECK ("live_report_events"."kind" in ('product_card', 'lottery', 'coupon', 'set_change', 'chat_peak', 'stream_fault', 'note'))
);
--> statement-breakpoint
CREATE TABLE "live_report_funnel" (
	"report_id" uuid NOT NULL,
	"step" text NOT NULL,
	"people" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "live_report_funnel_report_id_step_pk" PRIMARY KEY("report_id","step"),
	CONSTRAINT "live_report_funnel_step_check" CHECK ("live_report_funnel"."step" in ('exposed', 'entered', 'product_viewed', 'ordered', 'paid')),
	CONSTRAINT "live_report_funnel_people_check" CHECK ("live_report_funnel"."people" >= 0)
);
--> statement-breakpoint
CREATE TABLE "live_report_minutes" (
	"report_id" uuid NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"concurrent" integer DEFAULT 0 NOT NULL,
	"peak" integer DEFAULT 0 NOT NULL,
	"entered" integer DEFAULT 0 NOT NULL,
	"left" integer DEFAULT 0 NOT NULL,
	"new_viewers" integer DEFAULT 0 NOT NULL,
	"watch_seconds" bigint DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"shares" integer DEFAULT 0 NOT NULL,
	"gifts" integer DEFAULT 0 NOT NULL,
	"new_followers" integer DEFAULT 0 NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"sales_fen" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "live_report_minutes_report_id_minute_pk" PRIMARY KEY("report_id","minute"),
	CONSTRAINT "live_report_minutes_minute_check" CHECK (date_trunc('minute', "live_report_minutes"."minute", 'UTC') = "live_report_minutes"."minute"),
	CONSTRAINT "live_report_minutes_counts_check" CHECK (least("live_report_minutes"."concurrent", "live_report_minutes"."peak", "live_report_minutes"."entered", "live_report_minutes"."left", "live_report_minutes"."new_viewers", "live_report_minutes"."watch_seconds", "live_report_minutes"."likes", "live_report_minutes"."comments", "live_report_minutes"."shares", "live_report_minutes"."gifts", "live_report_minutes"."new_followers", "live_report_minutes"."orders", "live_report_minutes"."sales_fen") >= 0)
);
--> statement-breakpoint
CREATE TABLE "live_report_products" (
	"report_id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"price_fen" bigint,
	"exposures" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"sales_fen" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "live_report_products_report_id_code_pk" PRIMARY KEY("report_id","code"),
	CONSTRAINT "live_report_products_counts_check" CHECK (least("live_report_products"."exposures", "live_report_products"."clicks", "live_report_products"."orders", "live_report_products"."sales_fen", coalesce("live_report_products"."price_fen", 0)) >= 0)
);
--> statement-breakpoint
CREATE TABLE "live_report_regions" (
	"report_id" uuid NOT NULL,
	"region" text NOT NULL,
	"viewers" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "live_report_regions_report_id_region_pk" PRIMARY KEY("report_id","region"),
	CONSTRAINT "live_report_regions_region_check" CHECK ("live_report_regions"."region" ~ '^[A-Z]{2}(-[A-Z0-9]{1,3})?$'),
	CONSTRAINT "live_report_regions_viewers_check" CHECK ("live_report_regions"."viewers" >= 0)
);
--> statement-breakpoint
CREATE TABLE "live_report_retention" (
	"report_id" uuid NOT NULL,
	"after_seconds" integer NOT NULL,
	"viewers" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "live_report_retention_report_id_after_seconds_pk" PRIMARY KEY("report_id","after_seconds"),
	CONSTRAINT "live_report_retention_after_seconds_check" CHECK ("live_report_retention"."after_seconds" >= 0),
	CONSTRAINT "live_report_retention_viewers_check" CHECK ("live_report_retention"."viewers" >= 0)
);
--> statement-breakpoint
CREATE TABLE "live_report_sources" (
	"report_id" uuid NOT NULL,
	"source" text NOT NULL,
	"viewers" integer DEFAULT 0 NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"sales_fen" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "live_report_sources_report_id_source_pk" PRIMARY KEY("report_id","source"),
	CONSTRAINT "live_report_sources_source_check" CHECK ("live_report_sources"."source" in ('feed', 'follow', 'search', 'short_video', 'share', 'paid', 'shop', 'other_source')),
	CONSTRAINT "live_report_sources_counts_check" CHECK (least("live_report_sources"."viewers", "live_report_sources"."orders", "live_report_sources"."sales_fen") >= 0)
);
--> statement-breakpoint
CREATE TABLE "live_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"room_id" uuid NOT NULL,
	"session_key" text NOT NULL,
	"status" text DEFAULT 'scheduled' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"compared_id" uuid,
	"cover_id" uuid,
	"unique_viewers" integer DEFAULT 0 NOT NULL,
	"target_sales_fen" bigint,
	"consented_at" timestamp with time zone,
	"data_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_reports_room_id_session_key_unique" UNIQUE("room_id","session_key"),
	CONSTRAINT "live_reports_status_check" CHECK ("live_reports"."status" in ('scheduled', 'live', 'ended')),
	CONSTRAINT "live_reports_ends_at_check" CHECK ("live_reports"."ends_at" > "live_reports"."starts_at"),
	CONSTRAINT "live_reports_ended_check" CHECK ("live_reports"."status" <> 'ended' or "live_reports"."ends_at" is not null),
	CONSTRAINT "live_reports_compared_check" CHECK ("live_reports"."compared_id" <> "live_reports"."id"),
	CONSTRAINT "live_reports_unique_viewers_check" CHECK ("live_reports"."unique_viewers" >= 0)
);
--> statement-breakpoint
CREATE TABLE "live_rooms" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"platform" text NOT NULL,
	"customer_id" uuid,
	"time_zone" text DEFAULT 'Asia/Shanghai' NOT NULL,
	"currency" text DEFAULT 'CNY' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_rooms_platform_name_unique" UNIQUE("platform","name"),
	CONSTRAINT "live_rooms_currency_check" CHECK ("live_rooms"."currency" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
CREATE TABLE "media_assets" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"key" text NOT NULL,
	"storage_key" text NOT NULL,
	"file_name" text NOT NULL,
	"title" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"width" integer,
	"height" integer,
	"duration_ms" integer,
	"alt_zh" text DEFAULT '' NOT NULL,
	"alt_en" text,
	"is_decorative" boolean DEFAULT false NOT NULL,
	"focus_x" real,
	"focus_y" real,
	"poster_id" uuid,
	"blur" text,
	"credit" text,
	"folder" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"uploaded_by" uuid,
	"upload_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_assets_key_unique" UNIQUE("key"),
	CONSTRAINT "media_assets_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "media_assets_upload_id_unique" UNIQUE("upload_id"),
	CONSTRAINT "media_assets_key_check" CHECK ("media_assets"."key" ~ '^([a-z0-9]+/)?[a-z0-9]+(-[a-z0-9]+)*$' and length("media_assets"."key") <= 80),
	CONSTRAINT "media_assets_storage_key_check" CHECK ("media_assets"."storage_key" ~ '^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}(/[A-Za-z0-9_][A-Za-z0-9._-]{0,127}){0,5}$'),
	CONSTRAINT "media_assets_bytes_check" CHECK ("media_assets"."bytes" >= 0),
	CONSTRAINT "media_assets_sha256_check" CHECK ("media_assets"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "media_assets_size_check" CHECK (("media_assets"."width" is null) = ("media_assets"."height" is null) and coalesce("media_assets"."width", 1) > 0 and coalesce("media_assets"."height", 1) > 0),
	CONSTRAINT "media_assets_focus_check" CHECK (("media_assets"."focus_x" is null) = ("media_assets"."focus_y" is null) and coalesce("media_assets"."focus_x", 0) between 0 and 1 and coalesce("media_assets"."focus_y", 0) between 0 and 1),
	CONSTRAINT "media_assets_poster_id_check" CHECK ("media_assets"."poster_id" is null or "media_assets"."mime" like 'video/%')
);
--> statement-breakpoint
CREATE TABLE "media_folders" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"path" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_folders_path_unique" UNIQUE("path"),
	CONSTRAINT "media_folders_path_check" CHECK ("media_folders"."path" ~ '^[^/]+(/[^/]+){0,3}$' and length("media_folders"."path") <= 160)
);
--> statement-breakpoint
CREATE TABLE "media_former_files" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"mime" text NOT NULL,
	"bytes" bigint NOT NULL,
	"delete_after" timestamp with time zone NOT NULL,
	CONSTRAINT "media_former_files_storage_key_check" CHECK ("media_former_files"."storage_key" ~ '^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}(/[A-Za-z0-9_][A-Za-z0-9._-]{0,127}){0,5}$'),
	CONSTRAINT "media_former_files_bytes_check" CHECK ("media_former_files"."bytes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "media_processing" (
	"asset_id" uuid PRIMARY KEY NOT NULL,
	"upload_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_processing_upload_id_unique" UNIQUE("upload_id"),
	CONSTRAINT "media_processing_sha256_check" CHECK ("media_processing"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "media_processing_attempts_check" CHECK ("media_processing"."attempts" >= 0),
	CONSTRAINT "media_processing_failure_check" CHECK ("media_processing"."failure" in ('damaged', 'interrupted'))
);
--> statement-breakpoint
CREATE TABLE "media_text_uses" (
	"key" text NOT NULL,
	"relation" text NOT NULL,
	"record_id" uuid NOT NULL,
	"locale" text NOT NULL,
	CONSTRAINT "media_text_uses_relation_record_id_locale_key_pk" PRIMARY KEY("relation","record_id","locale","key"),
	CONSTRAINT "media_text_uses_locale_check" CHECK ("media_text_uses"."locale" in ('', 'zh', 'en'))
);
--> statement-breakpoint
CREATE TABLE "media_variants" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"asset_id" uuid NOT NULL,
	"format" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" bigint NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_variants_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "media_variants_asset_id_format_width_unique" UNIQUE("asset_id","format","width"),
	CONSTRAINT "media_variants_storage_key_check" CHECK ("media_variants"."storage_key" ~ '^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}(/[A-Za-z0-9_][A-Za-z0-9._-]{0,127}){0,5}$'),
	CONSTRAINT "media_variants_format_check" CHECK ("media_variants"."format" in ('avif', 'webp', 'jpeg', 'png')),
	CONSTRAINT "media_variants_size_check" CHECK ("media_variants"."width" > 0 and "media_variants"."height" > 0 and "media_variants"."bytes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"event" text NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"subject_zh" text NOT NULL,
	"subject_en" text NOT NULL,
	"body_zh" text NOT NULL,
	"body_en" text NOT NULL,
	"delivered_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_templates_event_unique" UNIQUE("event")
);
--> statement-breakpoint
CREATE TABLE "integration_tokens" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"webhook_id" uuid,
	"recipient" text,
	"event" text NOT NULL,
	"locale" text,
	"payload" jsonb NOT NULL,
	"thread" text,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_messages_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "outbox_messages_kind_check" CHECK ("outbox_messages"."kind" in ('mail', 'webhook', 'search_push')),
	CONSTRAINT "outbox_messages_status_check" CHECK ("outbox_messages"."status" in ('pending', 'sending', 'sent', 'failed', 'cancelled')),
	CONSTRAINT "outbox_messages_locale_check" CHECK ("outbox_messages"."locale" in ('zh', 'en')),
	CONSTRAINT "outbox_messages_receiver_check" CHECK (("outbox_messages"."kind" = 'webhook') = ("outbox_messages"."webhook_id" is not null) and ("outbox_messages"."kind" <> 'mail' or ("outbox_messages"."recipient" is not null and "outbox_messages"."locale" is not null))),
	CONSTRAINT "outbox_messages_sent_check" CHECK (("outbox_messages"."status" = 'sent') = ("outbox_messages"."sent_at" is not null)),
	CONSTRAINT "outbox_messages_attempts_check" CHECK ("outbox_messages"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"address_hint" text NOT NULL,
	"secret" text,
	"locale" text DEFAULT 'zh' NOT NULL,
	"events" text[] NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhooks_name_unique" UNIQUE("name"),
	CONSTRAINT "webhooks_kind_check" CHECK ("webhooks"."kind" in ('generic', 'wecom', 'dingtalk', 'feishu')),
	CONSTRAINT "webhooks_locale_check" CHECK ("webhooks"."locale" in ('zh', 'en')),
	CONSTRAINT "webhooks_events_check" CHECK (cardinality("webhooks"."events") > 0 and "webhooks"."events" <@ array['booking.created', 'booking.assigned', 'booking.changed', 'booking.time_accepted', 'booking.cancelled', 'booking.withdrawn', 'sheet.commented', 'requirement.approved', 'acceptance.signed', 'acceptance.rejected', 'code.redeemed', 'feedback.created'])
);
--> statement-breakpoint
CREATE TABLE "page_translations" (
	"page_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"share_image_id" uuid,
	"blocks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"locale" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"seo_title" text,
	"seo_description" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_translations_page_id_locale_pk" PRIMARY KEY("page_id","locale"),
	CONSTRAINT "page_translations_locale_check" CHECK ("page_translations"."locale" in ('zh', 'en')),
	CONSTRAINT "page_translations_status_check" CHECK ("page_translations"."status" in ('draft', 'published', 'archived')),
	CONSTRAINT "page_translations_published_at_check" CHECK ("page_translations"."status" <> 'published' or "page_translations"."published_at" is not null),
	CONSTRAINT "page_translations_version_check" CHECK ("page_translations"."version" >= 1),
	CONSTRAINT "page_translations_blocks_check" CHECK (jsonb_typeof("page_translations"."blocks") = 'array')
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"key" text NOT NULL,
	"product_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pages_key_unique" UNIQUE("key"),
	CONSTRAINT "pages_key_check" CHECK ("pages"."key" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("pages"."key") <= 96)
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"purpose" text NOT NULL,
	"subjects" text[] NOT NULL,
	"record_id" uuid NOT NULL,
	"notice_version" text NOT NULL,
	"locale" text NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consents_purpose_record_id_unique" UNIQUE("purpose","record_id"),
	CONSTRAINT "consents_purpose_check" CHECK ("consents"."purpose" in ('booking', 'redemption')),
	CONSTRAINT "consents_locale_check" CHECK ("consents"."locale" in ('zh', 'en')),
	CONSTRAINT "consents_subjects_check" CHECK (cardinality("consents"."subjects") between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "privacy_notices" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"version" text NOT NULL,
	"body_zh_markdown" text NOT NULL,
	"body_en_markdown" text NOT NULL,
	"in_force_on" date,
	"published_at" timestamp with time zone,
	"published_by" uuid,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "privacy_notices_version_unique" UNIQUE("version"),
	CONSTRAINT "privacy_notices_version_check" CHECK ("privacy_notices"."version" ~ '^[0-9]+([.][0-9]+)*$' and length("privacy_notices"."version") <= 32),
	CONSTRAINT "privacy_notices_published_check" CHECK (("privacy_notices"."published_at" is null) = ("privacy_notices"."in_force_on" is null))
);
--> statement-breakpoint
CREATE TABLE "privacy_requests" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"phone" text,
	"email" text,
	"wechat" text,
	"status" text DEFAULT 'received' NOT NULL,
	"due_on" date NOT NULL,
	"verified_at" timestamp with time zone,
	"erased" jsonb,
	"handled_by" uuid,
	"done_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "privacy_requests_reference_unique" UNIQUE("reference"),
	CONSTRAINT "privacy_requests_kind_check" CHECK ("privacy_requests"."kind" in ('export', 'erase', 'withdraw')),
	CONSTRAINT "privacy_requests_status_check" CHECK ("privacy_requests"."status" in ('received', 'verified', 'done', 'refused')),
	CONSTRAINT "privacy_requests_done_check" CHECK (("privacy_requests"."status" in ('done', 'refused')) = ("privacy_requests"."done_at" is not null)),
	CONSTRAINT "privacy_requests_contact_check" CHECK (("privacy_requests"."done_at" is null) = (num_nonnulls("privacy_requests"."phone", "privacy_requests"."email", "privacy_requests"."wechat") >= 1)),
	CONSTRAINT "privacy_requests_refused_check" CHECK ("privacy_requests"."status" <> 'refused' or length("privacy_requests"."note") > 0),
	CONSTRAINT "privacy_requests_phone_check" CHECK ("privacy_requests"."phone" ~ '^\+[1-9][0-9]{5,14}$')
);
--> statement-breakpoint
CREATE TABLE "retention_policies" (
	"record" text PRIMARY KEY NOT NULL,
	"keep_days" integer NOT NULL,
	"basis_zh" text NOT NULL,
	"basis_en" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "retention_policies_record_check" CHECK ("retention_policies"."record" in ('bookings', 'customers', 'work_orders', 'sheet_names', 'redemptions', 'redemption_attempts', 'share_openings', 'document_feedback', 'outbox_messages', 'privacy_requests')),
	CONSTRAINT "retention_policies_keep_days_check" CHECK ("retention_policies"."keep_days" >= 1)
);
--> statement-breakpoint
CREATE TABLE "retention_runs" (
	"day" date NOT NULL,
	"record" text NOT NULL,
	"removed" integer NOT NULL,
	"ran_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "retention_runs_day_record_pk" PRIMARY KEY("day","record"),
	CONSTRAINT "retention_runs_record_check" CHECK ("retention_runs"."record" in ('bookings', 'customers', 'work_orders', 'sheet_names', 'redemptions', 'redemption_attempts', 'share_openings', 'document_feedback', 'outbox_messages', 'privacy_requests', 'idempotency_keys', 'rate_limits', 'spent_challenges', 'integration_tokens', 'staff_sessions', 'staff_tickets', 'staff_lockouts', 'download_events', 'visit_marks', 'search_misses', 'scene_views', 'retention_runs')),
	CONSTRAINT "retention_runs_removed_check" CHECK ("retention_runs"."removed" >= 0)
);
--> statement-breakpoint
CREATE TABLE "private_files" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"purpose" text NOT NULL,
	"storage_key" text NOT NULL,
	"file_name" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"width" integer,
	"height" integer,
	"preview_key" text,
	"preview_bytes" bigint,
	"uploaded_by" uuid,
	"link_id" uuid,
	"taken_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "private_files_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "private_files_preview_key_unique" UNIQUE("preview_key"),
	CONSTRAINT "private_files_storage_key_check" CHECK ("private_files"."storage_key" ~ '^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}(/[A-Za-z0-9_][A-Za-z0-9._-]{0,127}){0,5}$'),
	CONSTRAINT "private_files_purpose_check" CHECK ("private_files"."purpose" in ('sheet_picture', 'work_order_evidence', 'requirement_reference', 'acceptance_evidence', 'acceptance_document', 'export', 'live_report_source')),
	CONSTRAINT "private_files_bytes_check" CHECK ("private_files"."bytes" >= 0),
	CONSTRAINT "private_files_sha256_check" CHECK ("private_files"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "private_files_size_check" CHECK (("private_files"."mime" like 'image/%') = ("private_files"."width" is not null) and ("private_files"."width" is null) = ("private_files"."height" is null) and coalesce("private_files"."width", 1) > 0 and coalesce("private_files"."height", 1) > 0),
	CONSTRAINT "private_files_preview_key_check" CHECK ("private_files"."preview_key" ~ '^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}(/[A-Za-z0-9_][A-Za-z0-9._-]{0,127}){0,5}$'),
	CONSTRAINT "private_files_preview_check" CHECK (("private_files"."preview_key" is null) = ("private_files"."preview_bytes" is null) and coalesce("private_files"."preview_bytes", 0) >= 0)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"key" text NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text,
	"tagline_zh" text NOT NULL,
	"tagline_en" text,
	"cover_id" uuid,
	"sort" integer DEFAULT 0 NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_key_unique" UNIQUE("key"),
	CONSTRAINT "products_key_check" CHECK ("products"."key" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("products"."key") <= 96)
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"short_name" text,
	"industry_key" text,
	"region" text,
	"contact_name" text,
	"contact_phone" text,
	"contact_email" text,
	"contact_wechat" text,
	"locale" text DEFAULT 'zh' NOT NULL,
	"owner_id" uuid,
	"note" text,
	"erased_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customers_locale_check" CHECK ("customers"."locale" in ('zh', 'en')),
	CONSTRAINT "customers_contact_phone_check" CHECK ("customers"."contact_phone" ~ '^\+[1-9][0-9]{5,14}$')
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"booking_id" uuid,
	"products" text[] DEFAULT '{}' NOT NULL,
	"stage" text DEFAULT 'brief' NOT NULL,
	"owner_id" uuid,
	"time_zone" text DEFAULT 'Asia/Shanghai' NOT NULL,
	"site_address" text,
	"go_live_on" date,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "projects_number_unique" UNIQUE("number"),
	CONSTRAINT "projects_booking_id_unique" UNIQUE("booking_id"),
	CONSTRAINT "projects_stage_check" CHECK ("projects"."stage" in ('brief', 'requirement', 'build', 'acceptance', 'live', 'closed', 'cancelled')),
	CONSTRAINT "projects_products_check" CHECK ("projects"."products" <@ array['3d', 'cyan', 'flower', 'sdk', 'app'])
);
--> statement-breakpoint
CREATE TABLE "qr_pages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"slug" text NOT NULL,
	"product_key" text,
	"title_zh" text NOT NULL,
	"title_en" text,
	"hint_zh" text DEFAULT '' NOT NULL,
	"hint_en" text,
	"print_mm" integer DEFAULT 20 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "qr_pages_slug_unique" UNIQUE("slug"),
	CONSTRAINT "qr_pages_slug_check" CHECK ("qr_pages"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("qr_pages"."slug") <= 96),
	CONSTRAINT "qr_pages_print_mm_check" CHECK ("qr_pages"."print_mm" > 0)
);
--> statement-breakpoint
CREATE TABLE "qr_target_checks" (
	"target_id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"http_status" integer,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "qr_target_checks_problem_check" CHECK ("qr_target_checks"."problem" in ('missing', 'refused', 'unreachable')),
	CONSTRAINT "qr_target_checks_failures_check" CHECK ("qr_target_checks"."failures" >= 0),
	CONSTRAINT "qr_target_checks_failed_check" CHECK (("qr_target_checks"."failures" > 0) = ("qr_target_checks"."problem" is not null))
);
--> statement-breakpoint
CREATE TABLE "qr_targets" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"page_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"url" text,
	"label_zh" text NOT NULL,
	"label_en" text,
	"guide_zh" text,
	"guide_en" text,
	"sort" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "qr_targets_page_id_platform_unique" UNIQUE("page_id","platform"),
	CONSTRAINT "qr_targets_platform_check" CHECK ("qr_targets"."platform" in ('wechat', 'ios', 'android', 'harmony', 'desktop', 'other')),
	CONSTRAINT "qr_targets_url_check" CHECK ("qr_targets"."url" ~ '^(/|[a-z][a-z0-9+.-]*:)' and "qr_targets"."url" !~* '^(javascript|data|vbscript):'),
	CONSTRAINT "qr_targets_use_check" CHECK (num_nonnulls("qr_targets"."url", "qr_targets"."guide_zh") >= 1)
);
--> statement-breakpoint
CREATE TABLE "redemption_attempts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"code_id" uuid,
	"visitor_hash" text NOT NULL,
	"outcome" text NOT NULL,
	"attempted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redemption_attempts_outcome_check" CHECK ("redemption_attempts"."outcome" in ('redeemed', 'shown_again', 'unknown', 'used', 'expired', 'revoked', 'not_yet_valid'))
);
--> statement-breakpoint
CREATE TABLE "redemption_batches" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"label" text NOT NULL,
	"quantity" integer NOT NULL,
	"made" integer DEFAULT 0 NOT NULL,
	"imported" boolean DEFAULT false NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"passphrase" text,
	"file_salt" text,
	"downloaded_at" timestamp with time zone,
	"file_deleted_at" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redemption_batches_quantity_check" CHECK ("redemption_batches"."quantity" >= 1),
	CONSTRAINT "redemption_batches_made_check" CHECK ("redemption_batches"."made" between 0 and "redemption_batches"."quantity"),
	CONSTRAINT "redemption_batches_file_salt_check" CHECK ("redemption_batches"."file_salt" ~ '^[0-9a-f]{16}$'),
	CONSTRAINT "redemption_batches_file_check" CHECK ("redemption_batches"."imported" = ("redemption_batches"."file_salt" is null)),
	CONSTRAINT "redemption_batches_passphrase_check" CHECK (("redemption_batches"."passphrase" is not null) = (not "redemption_batches"."imported" and "redemption_batches"."made" < "redemption_batches"."quantity")),
	CONSTRAINT "redemption_batches_valid_until_check" CHECK ("redemption_batches"."valid_until" > "redemption_batches"."valid_from")
);
--> statement-breakpoint
CREATE TABLE "redemption_codes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"code_mac" text NOT NULL,
	"key_id" text NOT NULL,
	"last4" text NOT NULL,
	"campaign_id" uuid NOT NULL,
	"batch_id" uuid NOT NULL,
	"status" text DEFAULT 'issued' NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redemption_codes_code_mac_unique" UNIQUE("code_mac"),
	CONSTRAINT "redemption_codes_code_mac_check" CHECK ("redemption_codes"."code_mac" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "redemption_codes_last4_check" CHECK ("redemption_codes"."last4" ~ '^[0-9A-HJKMNP-TV-Z]{4}$'),
	CONSTRAINT "redemption_codes_status_check" CHECK ("redemption_codes"."status" in ('issued', 'redeemed', 'revoked')),
	CONSTRAINT "redemption_codes_revoked_check" CHECK (("redemption_codes"."status" = 'revoked') = ("redemption_codes"."revoked_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "redemption_file_parts" (
	"batch_id" uuid NOT NULL,
	"offset" integer NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "redemption_file_parts_batch_id_offset_pk" PRIMARY KEY("batch_id","offset")
);
--> statement-breakpoint
CREATE TABLE "redemptions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"code_id" uuid NOT NULL,
	"phone" text,
	"email" text,
	"device_model" text DEFAULT '' NOT NULL,
	"device_serial" text,
	"licence_key" text NOT NULL,
	"licence" jsonb,
	"expires_at" timestamp with time zone NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"privacy_version" text NOT NULL,
	"locale" text NOT NULL,
	"redeemed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"erased_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redemptions_code_id_unique" UNIQUE("code_id"),
	CONSTRAINT "redemptions_licence_key_unique" UNIQUE("licence_key"),
	CONSTRAINT "redemptions_licence_check" CHECK (("redemptions"."erased_at" is null) = ("redemptions"."licence" is not null)),
	CONSTRAINT "redemptions_contact_check" CHECK ("redemptions"."erased_at" is not null or num_nonnulls("redemptions"."phone", "redemptions"."email") >= 1),
	CONSTRAINT "redemptions_phone_check" CHECK ("redemptions"."phone" ~ '^\+[1-9][0-9]{5,14}$'),
	CONSTRAINT "redemptions_expires_at_check" CHECK ("redemptions"."expires_at" > "redemptions"."redeemed_at"),
	CONSTRAINT "redemptions_locale_check" CHECK ("redemptions"."locale" in ('zh', 'en'))
);
--> statement-breakpoint
CREATE TABLE "reply_templates" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"text_zh" text NOT NULL,
	"text_en" text DEFAULT '' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reply_templates_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "daily_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"http_status" integer,
	"response" jsonb,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key"),
	CONSTRAINT "idempotency_keys_key_check" CHECK (length("idempotency_keys"."key") between 8 and 128),
	CONSTRAINT "idempotency_keys_request_hash_check" CHECK ("idempotency_keys"."request_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "spent_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "requirements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"draft" jsonb DEFAULT '{"brief":"","style":"","palette":[],"items":[],"references":[],"screens":[],"deliverables":[],"milestones":[]}'::jsonb NOT NULL,
	"done_milestones" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "requirements_draft_check" CHECK (jsonb_typeof("requirements"."draft") = 'object'),
	CONSTRAINT "requirements_done_milestones_check" CHECK (jsonb_typeof("requirements"."done_milestones") = 'object')
);
--> statement-breakpoint
CREATE TABLE "risky_words" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"word" text NOT NULL,
	"category" text NOT NULL,
	"severity" text DEFAULT 'warning' NOT NULL,
	"reason_zh" text NOT NULL,
	"reason_en" text,
	"suggestion_zh" text,
	"suggestion_en" text,
	"exceptions" text[] DEFAULT '{}' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "risky_words_word_unique" UNIQUE("word"),
	CONSTRAINT "risky_words_category_check" CHECK ("risky_words"."category" in ('absolute', 'authority', 'medical', 'promise', 'price', 'finance', 'comparison', 'diversion', 'public-order')),
	CONSTRAINT "risky_words_severity_check" CHECK ("risky_words"."severity" in ('notice', 'warning', 'forbidden'))
);
--> statement-breakpoint
CREATE TABLE "scene_products" (
	"scene_id" uuid NOT NULL,
	"product_key" text NOT NULL,
	CONSTRAINT "scene_products_scene_id_product_key_pk" PRIMARY KEY("scene_id","product_key")
);
--> statement-breakpoint
CREATE TABLE "scene_translations" (
	"scene_id" uuid NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"specs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"locale" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scene_translations_scene_id_locale_pk" PRIMARY KEY("scene_id","locale"),
	CONSTRAINT "scene_translations_locale_check" CHECK ("scene_translations"."locale" in ('zh', 'en')),
	CONSTRAINT "scene_translations_status_check" CHECK ("scene_translations"."status" in ('draft', 'published', 'archived')),
	CONSTRAINT "scene_translations_published_at_check" CHECK ("scene_translations"."status" <> 'published' or "scene_translations"."published_at" is not null),
	CONSTRAINT "scene_translations_version_check" CHECK ("scene_translations"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "scene_views" (
	"scene_id" uuid NOT NULL,
	"day" date NOT NULL,
	"part" text NOT NULL,
	"key" text NOT NULL,
	"views" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "scene_views_scene_id_day_part_key_pk" PRIMARY KEY("scene_id","day","part","key"),
	CONSTRAINT "scene_views_part_check" CHECK ("scene_views"."part" in ('camera', 'light')),
	CONSTRAINT "scene_views_views_check" CHECK ("scene_views"."views" >= 0)
);
--> statement-breakpoint
CREATE TABLE "scenes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"slug" text NOT NULL,
	"solution_key" text,
	"poster_id" uuid,
	"model_id" uuid,
	"turn_id" uuid,
	"viewpoint" jsonb DEFAULT '{"x":0,"y":1.6,"z":3}'::jsonb NOT NULL,
	"panorama_width" integer DEFAULT 360 NOT NULL,
	"cameras" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"variants" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"hotspots" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"listed" boolean DEFAULT false NOT NULL,
	"project_id" uuid,
	"sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scenes_slug_unique" UNIQUE("slug"),
	CONSTRAINT "scenes_slug_check" CHECK ("scenes"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("scenes"."slug") <= 96)
);
--> statement-breakpoint
CREATE TABLE "search_answers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"key" text NOT NULL,
	"locale" text NOT NULL,
	"triggers" text[] NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"path" text NOT NULL,
	"label" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_answers_key_locale_unique" UNIQUE("key","locale"),
	CONSTRAINT "search_answers_locale_check" CHECK ("search_answers"."locale" in ('zh', 'en')),
	CONSTRAINT "search_answers_triggers_check" CHECK (cardinality("search_answers"."triggers") between 1 and 60),
	CONSTRAINT "search_answers_path_check" CHECK ("search_answers"."path" like '/%')
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"entity_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"title_key" text NOT NULL,
	"lead" text NOT NULL,
	"questions" text NOT NULL,
	"body" text NOT NULL,
	"tags" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"weight" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "search_entries_entity_id_locale_pk" PRIMARY KEY("entity_id","locale"),
	CONSTRAINT "search_entries_locale_check" CHECK ("search_entries"."locale" in ('zh', 'en')),
	CONSTRAINT "search_entries_kind_check" CHECK ("search_entries"."kind" in ('product', 'document', 'article', 'case', 'download', 'page'))
);
--> statement-breakpoint
CREATE TABLE "search_pages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"slug" text NOT NULL,
	"path" text NOT NULL,
	"title_zh" text NOT NULL,
	"title_en" text,
	"summary_zh" text NOT NULL,
	"summary_en" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_pages_slug_unique" UNIQUE("slug"),
	CONSTRAINT "search_pages_slug_check" CHECK ("search_pages"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("search_pages"."slug") <= 96),
	CONSTRAINT "search_pages_path_check" CHECK ("search_pages"."path" like '/%')
);
--> statement-breakpoint
CREATE TABLE "search_questions" (
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"questions" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_questions_record_id_locale_pk" PRIMARY KEY("record_id","locale"),
	CONSTRAINT "search_questions_kind_check" CHECK ("search_questions"."kind" in ('product', 'document', 'article', 'case', 'download', 'page')),
	CONSTRAINT "search_questions_locale_check" CHECK ("search_questions"."locale" in ('zh', 'en')),
	CONSTRAINT "search_questions_questions_check" CHECK (cardinality("search_questions"."questions") between 1 and 40)
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"terms" text[] NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_synonyms_terms_check" CHECK (cardinality("search_synonyms"."terms") between 2 and 40)
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_links" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"token" text NOT NULL,
	"sheet_id" uuid,
	"scene_id" uuid,
	"audience" text DEFAULT 'holder' NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"holder_name" text,
	"set_id" uuid,
	"expires_at" timestamp with time zone,
	"passcode_mac" text,
	"passcode_set_at" timestamp with time zone,
	"locked_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"replaces_id" uuid,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "share_links_token_unique" UNIQUE("token"),
	CONSTRAINT "share_links_audience_check" CHECK ("share_links"."audience" in ('public', 'holder', 'signer', 'worker')),
	CONSTRAINT "share_links_token_check" CHECK ("share_links"."token" ~ '^[A-Za-z0-9_-]{8,64}$'),
	CONSTRAINT "share_links_target_check" CHECK (num_nonnulls("share_links"."sheet_id", "share_links"."scene_id") = 1),
	CONSTRAINT "share_links_passcode_check" CHECK (("share_links"."passcode_mac" is null) = ("share_links"."passcode_set_at" is null)),
	CONSTRAINT "share_links_worker_check" CHECK ("share_links"."audience" <> 'worker' or num_nonnulls("share_links"."passcode_mac", "share_links"."expires_at") = 2)
);
--> statement-breakpoint
CREATE TABLE "share_openings" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"link_id" uuid NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"visitor_hash" text NOT NULL,
	"client" text DEFAULT 'unknown' NOT NULL,
	"granted" boolean DEFAULT true NOT NULL,
	CONSTRAINT "share_openings_link_id_opened_at_visitor_hash_unique" UNIQUE("link_id","opened_at","visitor_hash"),
	CONSTRAINT "share_openings_client_check" CHECK ("share_openings"."client" in ('wechat', 'phone', 'tablet', 'computer', 'bot', 'unknown'))
);
--> statement-breakpoint
CREATE TABLE "sheet_comments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"sheet_id" uuid,
	"scene_id" uuid,
	"revision" integer NOT NULL,
	"anchor" jsonb NOT NULL,
	"parent_id" uuid,
	"party" text NOT NULL,
	"author_name" text NOT NULL,
	"staff_id" uuid,
	"link_id" uuid,
	"body" text NOT NULL,
	"client_key" text,
	"resolved_at" timestamp with time zone,
	"resolved_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sheet_comments_sheet_key" UNIQUE("sheet_id","id"),
	CONSTRAINT "sheet_comments_sheet_id_client_key_unique" UNIQUE("sheet_id","client_key"),
	CONSTRAINT "sheet_comments_target_check" CHECK (num_nonnulls("sheet_comments"."sheet_id", "sheet_comments"."scene_id") = 1),
	CONSTRAINT "sheet_comments_party_check" CHECK ("sheet_comments"."party" in ('customer', 'provider')),
	CONSTRAINT "sheet_comments_author_name_check" CHECK (length("sheet_comments"."author_name") between 1 and 200),
	CONSTRAINT "sheet_comments_body_check" CHECK (length("sheet_comments"."body") between 1 and 4000)
);
--> statement-breakpoint
CREATE TABLE "sheet_decisions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"sheet_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"content_hash" text NOT NULL,
	"kind" text NOT NULL,
	"party" text NOT NULL,
	"name" text NOT NULL,
	"title" text,
	"method" text,
	"strokes" jsonb,
	"remark" text,
	"statement" text,
	"locale" text NOT NULL,
	"client" text DEFAULT 'unknown' NOT NULL,
	"link_id" uuid,
	"staff_id" uuid,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sheet_decisions_kind_check" CHECK ("sheet_decisions"."kind" in ('approve', 'sign', 'reject')),
	CONSTRAINT "sheet_decisions_party_check" CHECK ("sheet_decisions"."party" in ('customer', 'provider')),
	CONSTRAINT "sheet_decisions_method_check" CHECK ("sheet_decisions"."method" in ('drawn', 'typed')),
	CONSTRAINT "sheet_decisions_locale_check" CHECK ("sheet_decisions"."locale" in ('zh', 'en')),
	CONSTRAINT "sheet_decisions_client_check" CHECK ("sheet_decisions"."client" in ('wechat', 'phone', 'tablet', 'computer', 'bot', 'unknown')),
	CONSTRAINT "sheet_decisions_name_check" CHECK (length("sheet_decisions"."name") between 1 and 200),
	CONSTRAINT "sheet_decisions_signed_check" CHECK (("sheet_decisions"."kind" = 'sign') = ("sheet_decisions"."method" is not null)),
	CONSTRAINT "sheet_decisions_strokes_check" CHECK (("sheet_decisions"."method" is not distinct from 'drawn') = ("sheet_decisions"."strokes" is not null) and ("sheet_decisions"."strokes" is null or (jsonb_typeof("sheet_decisions"."strokes") = 'array' and jsonb_array_length("sheet_decisions"."strokes") > 0))),
	CONSTRAINT "sheet_decisions_reject_check" CHECK ("sheet_decisions"."kind" <> 'reject' or length("sheet_decisions"."remark") > 0)
);
--> statement-breakpoint
CREATE TABLE "sheet_documents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"sheet_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sheet_documents_sheet_id_revision_unique" UNIQUE("sheet_id","revision"),
	CONSTRAINT "sheet_documents_sha256_check" CHECK ("sheet_documents"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "sheet_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"sheet_id" uuid NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"party" text DEFAULT 'provider' NOT NULL,
	"staff_id" uuid,
	"link_id" uuid,
	"happened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sheet_events_kind_check" CHECK ("sheet_events"."kind" in ('created', 'sent', 'changed', 'withdrawn', 'closed', 'commented', 'decided', 'approved', 'signed', 'rejected', 'sealed', 'note', 'scheduled', 'status_changed', 'task_changed', 'evidence_added', 'problem_reported', 'problem_solved', 'visit_planned', 'visit_done', 'handed_over')),
	CONSTRAINT "sheet_events_party_check" CHECK ("sheet_events"."party" in ('customer', 'provider'))
);
--> statement-breakpoint
CREATE TABLE "sheet_files" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"sheet_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"part" text NOT NULL,
	"part_key" text DEFAULT '' NOT NULL,
	"slot" text,
	"caption" text DEFAULT '' NOT NULL,
	"taken_at" timestamp with time zone,
	"author_name" text,
	"staff_id" uuid,
	"link_id" uuid,
	"client_key" text,
	"sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sheet_files_sheet_id_client_key_unique" UNIQUE("sheet_id","client_key")
);
--> statement-breakpoint
CREATE TABLE "sheet_revisions" (
	"sheet_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"body" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sheet_revisions_sheet_id_revision_pk" PRIMARY KEY("sheet_id","revision"),
	CONSTRAINT "sheet_revisions_hash_key" UNIQUE("sheet_id","revision","content_hash"),
	CONSTRAINT "sheet_revisions_revision_check" CHECK ("sheet_revisions"."revision" >= 1),
	CONSTRAINT "sheet_revisions_content_hash_check" CHECK ("sheet_revisions"."content_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "sheet_seals" (
	"sheet_id" uuid PRIMARY KEY NOT NULL,
	"record" text NOT NULL,
	"content_hash" text NOT NULL,
	"verification_code" text NOT NULL,
	"signature" text NOT NULL,
	"signing_key_id" uuid NOT NULL,
	"previous_hash" text,
	"sealed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sheet_seals_verification_code_unique" UNIQUE("verification_code"),
	CONSTRAINT "sheet_seals_previous_hash_unique" UNIQUE("previous_hash"),
	CONSTRAINT "sheet_seals_content_hash_check" CHECK ("sheet_seals"."content_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "sheet_seals_previous_hash_check" CHECK ("sheet_seals"."previous_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "number_series" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "number_series_last_check" CHECK ("number_series"."last" >= 1)
);
--> statement-breakpoint
CREATE TABLE "sheets" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"project_id" uuid,
	"previous_id" uuid,
	"title_zh" text NOT NULL,
	"title_en" text,
	"locale" text NOT NULL,
	"customer_name" text DEFAULT '' NOT NULL,
	"site_name" text DEFAULT '' NOT NULL,
	"stage" text DEFAULT 'draft' NOT NULL,
	"waiting_on" text,
	"waiting_since" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"revised_at" timestamp with time zone DEFAULT now() NOT NULL,
	"owner_id" uuid,
	"sent_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"edited_by" uuid,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"erased_at" timestamp with time zone,
	"offers_trial" boolean DEFAULT false NOT NULL,
	"trial_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sheets_number_unique" UNIQUE("number"),
	CONSTRAINT "sheets_kind_check" CHECK ("sheets"."kind" in ('requirement', 'device-sheet', 'work-order', 'acceptance', 'live-report')),
	CONSTRAINT "sheets_locale_check" CHECK ("sheets"."locale" in ('zh', 'en')),
	CONSTRAINT "sheets_stage_check" CHECK ("sheets"."stage" in ('draft', 'open', 'closed')),
	CONSTRAINT "sheets_waiting_on_check" CHECK ("sheets"."waiting_on" in ('provider', 'customer', 'third_party')),
	CONSTRAINT "sheets_waiting_check" CHECK (("sheets"."waiting_on" is null) = ("sheets"."waiting_since" is null)),
	CONSTRAINT "sheets_sent_check" CHECK ("sheets"."stage" = 'draft' or "sheets"."sent_at" is not null),
	CONSTRAINT "sheets_closed_check" CHECK (("sheets"."stage" = 'closed') = ("sheets"."closed_at" is not null)),
	CONSTRAINT "sheets_version_check" CHECK ("sheets"."version" >= 1),
	CONSTRAINT "sheets_revision_check" CHECK ("sheets"."revision" >= 1)
);
--> statement-breakpoint
CREATE TABLE "sheet_templates" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"locale" text NOT NULL,
	"body" jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sheet_templates_kind_check" CHECK ("sheet_templates"."kind" in ('requirement', 'device-sheet', 'work-order', 'acceptance', 'live-report')),
	CONSTRAINT "sheet_templates_locale_check" CHECK ("sheet_templates"."locale" in ('zh', 'en'))
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"public_key" text NOT NULL,
	"label" text NOT NULL,
	"retired_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "signing_keys_public_key_unique" UNIQUE("public_key"),
	CONSTRAINT "signing_keys_public_key_check" CHECK ("signing_keys"."public_key" ~ '^[A-Za-z0-9+/]{43}=$')
);
--> statement-breakpoint
CREATE TABLE "menu_items" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"location" text NOT NULL,
	"parent_id" uuid,
	"sort" integer DEFAULT 0 NOT NULL,
	"label_zh" text NOT NULL,
	"label_en" text,
	"hint_zh" text,
	"hint_en" text,
	"path" text,
	"url" text,
	"icon" text,
	"product_key" text,
	"visible" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "menu_items_location_check" CHECK ("menu_items"."location" in ('header', 'footer')),
	CONSTRAINT "menu_items_target_check" CHECK (num_nonnulls("menu_items"."path", "menu_items"."url") <= 1 and coalesce("menu_items"."path" like '/%', true) and coalesce("menu_items"."url" ~ '^(https?:|mailto:|tel:)', true)),
	CONSTRAINT "menu_items_parent_check" CHECK ("menu_items"."parent_id" <> "menu_items"."id")
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"location" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "menus_location_unique" UNIQUE("location"),
	CONSTRAINT "menus_location_check" CHECK ("menus"."location" in ('header', 'footer'))
);
--> statement-breakpoint
CREATE TABLE "missing_pages" (
	"path" text PRIMARY KEY NOT NULL,
	"count" bigint DEFAULT 1 NOT NULL,
	"last_referrer" text,
	"status" text DEFAULT 'open' NOT NULL,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "missing_pages_status_check" CHECK ("missing_pages"."status" in ('open', 'done', 'ignored')),
	CONSTRAINT "missing_pages_count_check" CHECK ("missing_pages"."count" >= 0),
	CONSTRAINT "missing_pages_path_check" CHECK (length("missing_pages"."path") <= 512)
);
--> statement-breakpoint
CREATE TABLE "redirect_hits" (
	"redirect_id" uuid PRIMARY KEY NOT NULL,
	"count" bigint DEFAULT 0 NOT NULL,
	"last_hit_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirect_hits_count_check" CHECK ("redirect_hits"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"from_path" text NOT NULL,
	"target" text,
	"status" integer DEFAULT 301 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirects_from_path_unique" UNIQUE("from_path"),
	CONSTRAINT "redirects_status_check" CHECK ("redirects"."status" in (301, 302, 307, 308, 410)),
	CONSTRAINT "redirects_from_path_check" CHECK ("redirects"."from_path" like '/%' and "redirects"."from_path" <> "redirects"."target"),
	CONSTRAINT "redirects_target_check" CHECK (coalesce("redirects"."target" ~ '^(/|https?://)', true) and ("redirects"."target" is null) = ("redirects"."status" = 410))
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"single" boolean DEFAULT true NOT NULL,
	"brand_zh" text NOT NULL,
	"brand_en" text NOT NULL,
	"title_zh" text NOT NULL,
	"title_en" text NOT NULL,
	"description_zh" text NOT NULL,
	"description_en" text NOT NULL,
	"logo_id" uuid,
	"share_image_id" uuid,
	"company_zh" text NOT NULL,
	"company_en" text NOT NULL,
	"phone" text,
	"email" text,
	"wechat" text,
	"address_zh" text,
	"address_en" text,
	"service_hours_zh" text,
	"service_hours_en" text,
	"icp_number" text,
	"police_number" text,
	"police_code" text,
	"socials" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"loading_view" jsonb DEFAULT '{"kind":"brand","textZh":null,"textEn":null}'::jsonb NOT NULL,
	"check_severities" jsonb DEFAULT '{"translation-missing":"warn","picture-without-text":"block","link-dead":"block","link-foreign":"warn","too-long":"warn","fact-contradiction":"warn"}'::jsonb NOT NULL,
	"exception_path" text DEFAULT '/exception' NOT NULL,
	"time_zone" text DEFAULT 'Asia/Shanghai' NOT NULL,
	"privacy_version" text DEFAULT '1' NOT NULL,
	"hosting_notes" text,
	"updated_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_settings_single_unique" UNIQUE("single"),
	CONSTRAINT "site_settings_single_check" CHECK ("site_settings"."single"),
	CONSTRAINT "site_settings_exception_path_check" CHECK ("site_settings"."exception_path" like '/%')
);
--> statement-breakpoint
CREATE TABLE "solutions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"key" text NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text,
	"summary_zh" text,
	"summary_en" text,
	"icon" text,
	"cover_id" uuid,
	"sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "solutions_key_unique" UNIQUE("key"),
	CONSTRAINT "solutions_key_check" CHECK ("solutions"."key" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("solutions"."key") <= 96)
);
--> statement-breakpoint
CREATE TABLE "staff_lockouts" (
	"subject_hash" text PRIMARY KEY NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"last_failed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_lockouts_subject_hash_check" CHECK ("staff_lockouts"."subject_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "staff_lockouts_failures_check" CHECK ("staff_lockouts"."failures" >= 0)
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_codes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_recovery_codes_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "staff_recovery_codes_code_hash_check" CHECK ("staff_recovery_codes"."code_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"network" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_sessions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "staff_sessions_token_hash_check" CHECK ("staff_sessions"."token_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "staff_tickets" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_tickets_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "staff_tickets_purpose_check" CHECK ("staff_tickets"."purpose" in ('second_factor', 'new_password')),
	CONSTRAINT "staff_tickets_token_hash_check" CHECK ("staff_tickets"."token_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "staff_two_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_users" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"role" text DEFAULT 'viewer' NOT NULL,
	"locale" text DEFAULT 'zh' NOT NULL,
	"password_hash" text,
	"password_changed_at" timestamp with time zone,
	"two_factor_due_at" timestamp with time zone,
	"last_sign_in_at" timestamp with time zone,
	"deactivated_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_users_role_check" CHECK ("staff_users"."role" in ('administrator', 'editor', 'sales', 'support', 'viewer')),
	CONSTRAINT "staff_users_locale_check" CHECK ("staff_users"."locale" in ('zh', 'en'))
);
--> statement-breakpoint
CREATE TABLE "trashed_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"record" jsonb NOT NULL,
	"deleted_by" uuid,
	"deleted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trashed_records_kind_check" CHECK ("trashed_records"."kind" in ('customer', 'project', 'reply-template', 'fact', 'risky-word', 'redirect', 'search-synonym', 'message-template', 'webhook'))
);
--> statement-breakpoint
CREATE TABLE "upload_parts" (
	"upload_id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"storage_key" text NOT NULL,
	CONSTRAINT "upload_parts_upload_id_position_pk" PRIMARY KEY("upload_id","position"),
	CONSTRAINT "upload_parts_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "upload_parts_position_check" CHECK ("upload_parts"."position" >= 0),
	CONSTRAINT "upload_parts_storage_key_check" CHECK ("upload_parts"."storage_key" ~ '^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}(/[A-Za-z0-9_][A-Za-z0-9._-]{0,127}){0,5}$')
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"purpose" text NOT NULL,
	"file_name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"received_bytes" bigint DEFAULT 0 NOT NULL,
	"uploaded_by" uuid,
	"link_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_purpose_check" CHECK ("uploads"."purpose" in ('media', 'release', 'import', 'sheet')),
	CONSTRAINT "uploads_bytes_check" CHECK ("uploads"."bytes" >= 0),
	CONSTRAINT "uploads_received_bytes_check" CHECK ("uploads"."received_bytes" between 0 and "uploads"."bytes"),
	CONSTRAINT "uploads_owner_check" CHECK (num_nonnulls("uploads"."uploaded_by", "uploads"."link_id") <= 1)
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"query" text NOT NULL,
	"locale" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"last_asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_misses_query_locale_unique" UNIQUE("query","locale"),
	CONSTRAINT "search_misses_locale_check" CHECK ("search_misses"."locale" in ('zh', 'en')),
	CONSTRAINT "search_misses_status_check" CHECK ("search_misses"."status" in ('open', 'done', 'ignored')),
	CONSTRAINT "search_misses_query_check" CHECK (length("search_misses"."query") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "visit_marks" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"mark" text NOT NULL,
	CONSTRAINT "visit_marks_day_path_mark_pk" PRIMARY KEY("day","path","mark")
);
--> statement-breakpoint
CREATE TABLE "visit_origins" (
	"day" date NOT NULL,
	"referrer" text DEFAULT '' NOT NULL,
	"client" text DEFAULT 'unknown' NOT NULL,
	"visitors" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "visit_origins_day_referrer_client_pk" PRIMARY KEY("day","referrer","client"),
	CONSTRAINT "visit_origins_client_check" CHECK ("visit_origins"."client" in ('wechat', 'phone', 'tablet', 'computer', 'bot', 'unknown')),
	CONSTRAINT "visit_origins_visitors_check" CHECK ("visit_origins"."visitors" >= 0)
);
--> statement-breakpoint
CREATE TABLE "visit_stats" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"visitors" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "visit_stats_day_path_pk" PRIMARY KEY("day","path"),
	CONSTRAINT "visit_stats_counts_check" CHECK (least("visit_stats"."views", "visit_stats"."visitors") >= 0)
);
--> statement-breakpoint
CREATE TABLE "work_order_engineers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"staff_id" uuid,
	"name" text NOT NULL,
	"role" text DEFAULT '' NOT NULL,
	"phone" text,
	"lead" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_order_engineers_order_id_name_unique" UNIQUE("order_id","name")
);
--> statement-breakpoint
CREATE TABLE "work_order_problems" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"task_id" uuid,
	"title" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"severity" text DEFAULT 'medium' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"owner" text DEFAULT 'provider' NOT NULL,
	"owner_name" text,
	"due_on" date,
	"solution" text,
	"solved_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_order_problems_severity_check" CHECK ("work_order_problems"."severity" in ('low', 'medium', 'high')),
	CONSTRAINT "work_order_problems_status_check" CHECK ("work_order_problems"."status" in ('open', 'solving', 'solved', 'waived')),
	CONSTRAINT "work_order_problems_owner_check" CHECK ("work_order_problems"."owner" in ('provider', 'customer', 'third_party')),
	CONSTRAINT "work_order_problems_solved_check" CHECK (("work_order_problems"."status" = 'solved') = ("work_order_problems"."solved_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "work_order_tasks" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'todo' NOT NULL,
	"state_reason" text,
	"weight" integer DEFAULT 1 NOT NULL,
	"evidence_required" boolean DEFAULT false NOT NULL,
	"photo_slots" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_order_tasks_state_check" CHECK ("work_order_tasks"."state" in ('todo', 'doing', 'done', 'failed', 'blocked')),
	CONSTRAINT "work_order_tasks_weight_check" CHECK ("work_order_tasks"."weight" >= 1),
	CONSTRAINT "work_order_tasks_reason_check" CHECK ("work_order_tasks"."state" not in ('failed', 'blocked') or "work_order_tasks"."state_reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "work_order_visits" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"purpose" text NOT NULL,
	"status" text DEFAULT 'planned' NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_order_visits_status_check" CHECK ("work_order_visits"."status" in ('planned', 'done', 'cancelled')),
	CONSTRAINT "work_order_visits_ends_at_check" CHECK ("work_order_visits"."ends_at" > "work_order_visits"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "work_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'scheduled' NOT NULL,
	"site_address" text NOT NULL,
	"time_zone" text DEFAULT 'Asia/Shanghai' NOT NULL,
	"contact_name" text,
	"contact_phone" text,
	"scheduled_from" timestamp with time zone,
	"scheduled_to" timestamp with time zone,
	"started_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"summary" text DEFAULT '' NOT NULL,
	"follows_task_id" uuid,
	"acceptance_item_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_orders_kind_check" CHECK ("work_orders"."kind" in ('survey', 'installation', 'commissioning', 'training', 'maintenance', 'repair')),
	CONSTRAINT "work_orders_status_check" CHECK ("work_orders"."status" in ('scheduled', 'in_progress', 'paused', 'completed', 'cancelled')),
	CONSTRAINT "work_orders_scheduled_to_check" CHECK ("work_orders"."scheduled_to" > "work_orders"."scheduled_from"),
	CONSTRAINT "work_orders_completed_check" CHECK ("work_orders"."status" <> 'completed' or "work_orders"."completed_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "acceptance_items" ADD CONSTRAINT "acceptance_items_sheet_id_acceptance_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."acceptance_sheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acceptance_sheets" ADD CONSTRAINT "acceptance_sheets_id_sheets_id_fk" FOREIGN KEY ("id") REFERENCES "public"."sheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acceptance_sheets" ADD CONSTRAINT "acceptance_sheets_order_id_work_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."work_orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acceptance_sheets" ADD CONSTRAINT "acceptance_sheets_replaces_id_acceptance_sheets_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."acceptance_sheets"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_listing" ADD CONSTRAINT "article_listing_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_products" ADD CONSTRAINT "article_products_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_products" ADD CONSTRAINT "article_products_product_key_products_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."products"("key") ON DELETE restrict ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "article_translations" ADD CONSTRAINT "article_translations_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_category_key_article_categories_key_fk" FOREIGN KEY ("category_key") REFERENCES "public"."article_categories"("key") ON DELETE restrict ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_cover_id_media_assets_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media_assets"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_author_id_staff_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_answers" ADD CONSTRAINT "booking_answers_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_answers" ADD CONSTRAINT "booking_answers_author_id_staff_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_actor_id_staff_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_author_id_staff_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_products" ADD CONSTRAINT "booking_products_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_products" ADD CONSTRAINT "booking_products_product_key_products_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."products"("key") ON DELETE restrict ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "booking_slots" ADD CONSTRAINT "booking_slots_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_solution_key_solutions_key_fk" FOREIGN KEY ("solution_key") REFERENCES "public"."solutions"("key") ON DELETE restrict ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_scene_id_scenes_id_fk" FOREIGN KEY ("scene_id") REFERENCES "public"."scenes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_assignee_id_staff_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_items" ADD CONSTRAINT "bulk_items_operation_id_bulk_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."bulk_operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_operations" ADD CONSTRAINT "bulk_operations_undoes_bulk_operations_id_fk" FOREIGN KEY ("undoes") REFERENCES "public"."bulk_operations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_operations" ADD CONSTRAINT "bulk_operations_created_by_staff_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_translations" ADD CONSTRAINT "campaign_translations_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_product_key_products_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."products"("key") ON DELETE restrict ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "case_media" ADD CONSTRAINT "case_media_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_media" ADD CONSTRAINT "case_media_media_id_media_assets_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_assets"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_products" ADD CONSTRAINT "case_products_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_products" ADD CONSTRAINT "case_products_product_key_products_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."products"("key") ON DELETE restrict ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "case_translations" ADD CONSTRAINT "case_translations_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_industry_key_industries_key_fk" FOREIGN KEY ("industry_key") REFERENCES "public"."industries"("key") ON DELETE restrict ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_solution_key_solutions_key_fk" FOREIGN KEY ("solution_key") REFERENCES "public"."solutions"("key") ON DELETE restrict ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_report_id_live_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."live_reports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_cover_id_media_assets_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media_assets"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_parts" ADD CONSTRAINT "content_parts_record_id_content_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."content_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_parts" ADD CONSTRAINT "content_parts_base_revision_id_content_revisions_id_fk" FOREIGN KEY ("base_revision_id") REFERENCES "public"."content_revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_parts" ADD CONSTRAINT "content_parts_public_revision_id_content_revisions_id_fk" FOREIGN KEY ("public_revision_id") REFERENCES "public"."content_revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_parts" ADD CONSTRAINT "content_parts_source_revision_id_content_revisions_id_fk" FOREIGN KEY ("source_revision_id") REFERENCES "public"."content_revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_parts" ADD CONSTRAINT "content_parts_edited_by_staff_users_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_presence" ADD CONSTRAINT "content_presence_record_id_content_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."content_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_presence" ADD CONSTRAINT "content_presence_staff_id_staff_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_records" ADD CONSTRAINT "content_records_deleted_by_staff_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_references" ADD CONSTRAINT "content_references_record_id_content_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."content_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_references" ADD CONSTRAINT "content_references_target_id_content_records_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."content_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_revisions" ADD CONSTRAINT "content_revisions_record_id_content_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."content_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_revisions" ADD CONSTRAINT "content_revisions_author_id_staff_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_schedules" ADD CONSTRAINT "content_schedules_record_id_content_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."content_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_schedules" ADD CONSTRAINT "content_schedules_revision_id_content_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."content_revisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_schedules" ADD CONSTRAINT "content_schedules_created_by_staff_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_accessories" ADD CONSTRAINT "device_accessories_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_connections" ADD CONSTRAINT "device_connections_sheet_id_device_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."device_sheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_connections" ADD CONSTRAINT "device_connections_from_fk" FOREIGN KEY ("sheet_id","from_id") REFERENCES "public"."devices"("sheet_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_connections" ADD CONSTRAINT "device_connections_to_fk" FOREIGN KEY ("sheet_id","to_id") REFERENCES "public"."devices"("sheet_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_sheets" ADD CONSTRAINT "device_sheets_id_sheets_id_fk" FOREIGN KEY ("id") REFERENCES "public"."sheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_sheet_id_device_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."device_sheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diagnoses" ADD CONSTRAINT "diagnoses_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diagnoses" ADD CONSTRAINT "diagnoses_product_key_products_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."products"("key") ON DELETE restrict ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "diagnosis_translations" ADD CONSTRAINT "diagnosis_translations_diagnosis_id_diagnoses_id_fk" FOREIGN KEY ("diagnosis_id") REFERENCES "public"."diagnoses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_feedback" ADD CONSTRAINT "document_feedback_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_feedback" ADD CONSTRAINT "document_feedback_answered_by_staff_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_relations" ADD CONSTRAINT "document_relations_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_relations" ADD CONSTRAINT "document_relations_related_id_documents_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_sections" ADD CONSTRAINT "document_sections_parent_id_document_sections_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."document_sections"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_translations" ADD CONSTRAINT "document_translations_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_section_id_document_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."document_sections"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_product_key_products_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."products"("key") ON DELETE restrict ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_cover_id_media_assets_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media_assets"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_video_id_media_assets_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."media_assets"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_author_id_staff_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_counts" ADD CONSTRAINT "download_counts_release_id_download_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."download_releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_events" ADD CONSTRAINT "download_events_release_id_download_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."download_releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_releases" ADD CONSTRAINT "download_releases_download_id_downloads_id_fk" FOREIGN KEY ("download_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_releases" ADD CONSTRAINT "download_releases_signing_key_id_signing_keys_id_fk" FOREIGN KEY ("signing_key_id") REFERENCES "public"."signing_keys"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_translations" ADD CONSTRAINT "download_translations_download_id_downloads_id_fk" FOREIGN KEY ("download_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "downloads" ADD CONSTRAINT "downloads_product_key_products_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."products"("key") ON DELETE restrict ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "downloads" ADD CONSTRAINT "downloads_icon_id_media_assets_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media_assets"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_processing" ADD CONSTRAINT "release_processing_release_id_download_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."download_releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_processing" ADD CONSTRAINT "release_processing_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_uses" ADD CONSTRAINT "fact_uses_fact_key_facts_key_fk" FOREIGN KEY ("fact_key") REFERENCES "public"."facts"("key") ON DELETE restrict ON UPDATE restrict;--> statement-breakpoint
ALTER TABLE "facts" ADD CONSTRAINT "facts_download_id_downloads_id_fk" FOREIGN KEY ("download_id") REFERENCES "public"."downloads"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facts" ADD CONSTRAINT "facts_updated_by_staff_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_batches" ADD CONSTRAINT "import_batches_created_by_staff_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_batch_id_import_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."import_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_report_devices" ADD CONSTRAINT "live_report_devices_report_id_live_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."live_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_report_events" ADD CONSTRAINT "live_report_events_report_id_live_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."live_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_report_funnel" ADD CONSTRAINT "live_report_funnel_report_id_live_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."live_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_report_minutes" ADD CONSTRAINT "live_report_minutes_report_id_live_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."live_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_report_products" ADD CONSTRAINT "live_report_products_report_id_live_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."live_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_report_regions" ADD CONSTRAINT "live_report_regions_report_id_live_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."live_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_report_retention" ADD CONSTRAINT "live_report_retention_report_id_live_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."live_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_report_sources" ADD CONSTRAINT "live_report_sources_report_id_live_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."live_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_reports" ADD CONSTRAINT "live_reports_id_sheets_id_fk" FOREIGN KEY ("id") REFERENCES "public"."sheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_reports" ADD CONSTRAINT "live_reports_room_id_live_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."live_rooms"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_reports" ADD CONSTRAINT "live_reports_compared_id_live_reports_id_fk" FOREIGN KEY ("compared_id") REFERENCES "public"."live_reports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_reports" ADD CONSTRAINT "live_reports_cover_id_media_assets_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media_assets"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_rooms" ADD CONSTRAINT "live_rooms_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_assets" ADD CONSTRAINT "media_assets_poster_id_media_assets_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media_assets"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_assets" ADD CONSTRAINT "media_assets_folder_media_folders_path_fk" FOREIGN KEY ("folder") REFERENCES "public"."media_folders"("path") ON DELETE restrict ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "media_assets" ADD CONSTRAINT "media_assets_uploaded_by_staff_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_assets" ADD CONSTRAINT "media_assets_deleted_by_staff_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_processing" ADD CONSTRAINT "media_processing_asset_id_media_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."media_assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_processing" ADD CONSTRAINT "media_processing_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_text_uses" ADD CONSTRAINT "media_text_uses_key_media_assets_key_fk" FOREIGN KEY ("key") REFERENCES "public"."media_assets"("key") ON DELETE restrict ON UPDATE restrict;--> statement-breakpoint
ALTER TABLE "media_variants" ADD CONSTRAINT "media_variants_asset_id_media_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."media_assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_created_by_staff_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_translations" ADD CONSTRAINT "page_translations_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_translations" ADD CONSTRAINT "page_translations_share_image_id_media_assets_id_fk" FOREIGN KEY ("share_image_id") REFERENCES "public"."media_assets"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_product_key_products_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."products"("key") ON DELETE restrict ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "privacy_notices" ADD CONSTRAINT "privacy_notices_published_by_staff_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_handled_by_staff_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_files" ADD CONSTRAINT "private_files_uploaded_by_staff_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_files" ADD CONSTRAINT "private_files_link_id_share_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."share_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_cover_id_media_assets_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media_assets"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_industry_key_industries_key_fk" FOREIGN KEY ("industry_key") REFERENCES "public"."industries"("key") ON DELETE restrict ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_owner_id_staff_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_owner_id_staff_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qr_pages" ADD CONSTRAINT "qr_pages_product_key_products_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."products"("key") ON DELETE restrict ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "qr_target_checks" ADD CONSTRAINT "qr_target_checks_target_id_qr_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."qr_targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qr_targets" ADD CONSTRAINT "qr_targets_page_id_qr_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."qr_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemption_attempts" ADD CONSTRAINT "redemption_attempts_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemption_attempts" ADD CONSTRAINT "redemption_attempts_code_id_redemption_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."redemption_codes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemption_batches" ADD CONSTRAINT "redemption_batches_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemption_batches" ADD CONSTRAINT "redemption_batches_created_by_staff_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemption_codes" ADD CONSTRAINT "redemption_codes_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemption_codes" ADD CONSTRAINT "redemption_codes_batch_id_redemption_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."redemption_batches"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemption_file_parts" ADD CONSTRAINT "redemption_file_parts_batch_id_redemption_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."redemption_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_code_id_redemption_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."redemption_codes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_id_sheets_id_fk" FOREIGN KEY ("id") REFERENCES "public"."sheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scene_products" ADD CONSTRAINT "scene_products_scene_id_scenes_id_fk" FOREIGN KEY ("scene_id") REFERENCES "public"."scenes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scene_products" ADD CONSTRAINT "scene_products_product_key_products_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."products"("key") ON DELETE restrict ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "scene_translations" ADD CONSTRAINT "scene_translations_scene_id_scenes_id_fk" FOREIGN KEY ("scene_id") REFERENCES "public"."scenes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scene_views" ADD CONSTRAINT "scene_views_scene_id_scenes_id_fk" FOREIGN KEY ("scene_id") REFERENCES "public"."scenes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenes" ADD CONSTRAINT "scenes_solution_key_solutions_key_fk" FOREIGN KEY ("solution_key") REFERENCES "public"."solutions"("key") ON DELETE restrict ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "scenes" ADD CONSTRAINT "scenes_poster_id_media_assets_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media_assets"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenes" ADD CONSTRAINT "scenes_model_id_media_assets_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."media_assets"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenes" ADD CONSTRAINT "scenes_turn_id_media_assets_id_fk" FOREIGN KEY ("turn_id") REFERENCES "public"."media_assets"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenes" ADD CONSTRAINT "scenes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_sheet_id_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."sheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_scene_id_scenes_id_fk" FOREIGN KEY ("scene_id") REFERENCES "public"."scenes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_replaces_id_share_links_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."share_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_created_by_staff_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_openings" ADD CONSTRAINT "share_openings_link_id_share_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."share_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_comments" ADD CONSTRAINT "sheet_comments_sheet_id_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."sheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_comments" ADD CONSTRAINT "sheet_comments_scene_id_scenes_id_fk" FOREIGN KEY ("scene_id") REFERENCES "public"."scenes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_comments" ADD CONSTRAINT "sheet_comments_staff_id_staff_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_comments" ADD CONSTRAINT "sheet_comments_link_id_share_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."share_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_comments" ADD CONSTRAINT "sheet_comments_resolved_by_staff_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_comments" ADD CONSTRAINT "sheet_comments_parent_fk" FOREIGN KEY ("sheet_id","parent_id") REFERENCES "public"."sheet_comments"("sheet_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_decisions" ADD CONSTRAINT "sheet_decisions_link_id_share_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."share_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_decisions" ADD CONSTRAINT "sheet_decisions_staff_id_staff_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_decisions" ADD CONSTRAINT "sheet_decisions_revision_fk" FOREIGN KEY ("sheet_id","revision","content_hash") REFERENCES "public"."sheet_revisions"("sheet_id","revision","content_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_documents" ADD CONSTRAINT "sheet_documents_sheet_id_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."sheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_documents" ADD CONSTRAINT "sheet_documents_file_id_private_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."private_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_events" ADD CONSTRAINT "sheet_events_sheet_id_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."sheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_events" ADD CONSTRAINT "sheet_events_staff_id_staff_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_events" ADD CONSTRAINT "sheet_events_link_id_share_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."share_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_files" ADD CONSTRAINT "sheet_files_sheet_id_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."sheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_files" ADD CONSTRAINT "sheet_files_file_id_private_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."private_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_files" ADD CONSTRAINT "sheet_files_staff_id_staff_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_files" ADD CONSTRAINT "sheet_files_link_id_share_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."share_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_revisions" ADD CONSTRAINT "sheet_revisions_sheet_id_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."sheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_revisions" ADD CONSTRAINT "sheet_revisions_author_id_staff_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_seals" ADD CONSTRAINT "sheet_seals_sheet_id_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."sheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_seals" ADD CONSTRAINT "sheet_seals_signing_key_id_signing_keys_id_fk" FOREIGN KEY ("signing_key_id") REFERENCES "public"."signing_keys"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheets" ADD CONSTRAINT "sheets_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheets" ADD CONSTRAINT "sheets_previous_id_sheets_id_fk" FOREIGN KEY ("previous_id") REFERENCES "public"."sheets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheets" ADD CONSTRAINT "sheets_owner_id_staff_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheets" ADD CONSTRAINT "sheets_edited_by_staff_users_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheets" ADD CONSTRAINT "sheets_deleted_by_staff_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_templates" ADD CONSTRAINT "sheet_templates_created_by_staff_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_parent_id_menu_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_product_key_products_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."products"("key") ON DELETE restrict ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "redirect_hits" ADD CONSTRAINT "redirect_hits_redirect_id_redirects_id_fk" FOREIGN KEY ("redirect_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_created_by_staff_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_logo_id_media_assets_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media_assets"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_share_image_id_media_assets_id_fk" FOREIGN KEY ("share_image_id") REFERENCES "public"."media_assets"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_updated_by_staff_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "solutions" ADD CONSTRAINT "solutions_cover_id_media_assets_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media_assets"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_user_id_staff_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_user_id_staff_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_tickets" ADD CONSTRAINT "staff_tickets_user_id_staff_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_two_factors" ADD CONSTRAINT "staff_two_factors_user_id_staff_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trashed_records" ADD CONSTRAINT "trashed_records_deleted_by_staff_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_uploaded_by_staff_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_engineers" ADD CONSTRAINT "work_order_engineers_order_id_work_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."work_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_engineers" ADD CONSTRAINT "work_order_engineers_staff_id_staff_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_problems" ADD CONSTRAINT "work_order_problems_order_id_work_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."work_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_problems" ADD CONSTRAINT "work_order_problems_task_id_work_order_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."work_order_tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_tasks" ADD CONSTRAINT "work_order_tasks_order_id_work_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."work_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_visits" ADD CONSTRAINT "work_order_visits_order_id_work_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."work_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_id_sheets_id_fk" FOREIGN KEY ("id") REFERENCES "public"."sheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_follows_task_id_work_order_tasks_id_fk" FOREIGN KEY ("follows_task_id") REFERENCES "public"."work_order_tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "acceptance_items_sheet_id_sort_index" ON "acceptance_items" USING btree ("sheet_id","sort");--> statement-breakpoint
CREATE INDEX "acceptance_sheets_order_id_index" ON "acceptance_sheets" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "article_listing_order_index" ON "article_listing" USING btree ("locale","pinned","published_at","article_id");--> statement-breakpoint
CREATE INDEX "article_listing_category_index" ON "article_listing" USING btree ("locale","category_key","pinned","published_at","article_id");--> statement-breakpoint
CREATE INDEX "article_products_product_key_article_id_index" ON "article_products" USING btree ("product_key","article_id");--> statement-breakpoint
CREATE INDEX "article_translations_list_index" ON "article_translations" USING btree ("locale","status","published_at","article_id");--> statement-breakpoint
CREATE INDEX "articles_category_key_index" ON "articles" USING btree ("category_key");--> statement-breakpoint
CREATE INDEX "articles_cover_id_index" ON "articles" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "articles_author_id_index" ON "articles" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "articles_pinned_index" ON "articles" USING btree ("pinned") WHERE "articles"."pinned";--> statement-breakpoint
CREATE INDEX "audit_log_entity_type_entity_id_position_index" ON "audit_log" USING btree ("entity_type","entity_id","position");--> statement-breakpoint
CREATE INDEX "audit_log_actor_id_position_index" ON "audit_log" USING btree ("actor_id","position");--> statement-breakpoint
CREATE INDEX "audit_log_created_at_index" ON "audit_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "booking_answers_booking_id_created_at_index" ON "booking_answers" USING btree ("booking_id","created_at");--> statement-breakpoint
CREATE INDEX "booking_answers_author_id_index" ON "booking_answers" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "booking_events_booking_id_created_at_index" ON "booking_events" USING btree ("booking_id","created_at");--> statement-breakpoint
CREATE INDEX "booking_events_actor_id_index" ON "booking_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "booking_notes_booking_id_created_at_index" ON "booking_notes" USING btree ("booking_id","created_at");--> statement-breakpoint
CREATE INDEX "booking_notes_author_id_index" ON "booking_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "booking_products_product_key_index" ON "booking_products" USING btree ("product_key");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_slots_chosen_key" ON "booking_slots" USING btree ("booking_id") WHERE "booking_slots"."chosen";--> statement-breakpoint
CREATE INDEX "booking_slots_starts_at_index" ON "booking_slots" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "bookings_status_id_index" ON "bookings" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "bookings_created_at_index" ON "bookings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bookings_assignee_id_id_index" ON "bookings" USING btree ("assignee_id","id");--> statement-breakpoint
CREATE INDEX "bookings_solution_key_index" ON "bookings" USING btree ("solution_key");--> statement-breakpoint
CREATE INDEX "bookings_scene_id_index" ON "bookings" USING btree ("scene_id");--> statement-breakpoint
CREATE INDEX "bookings_next_step_on_index" ON "bookings" USING btree ("next_step_on");--> statement-breakpoint
CREATE INDEX "bookings_phone_index" ON "bookings" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "bookings_lower_email_index" ON "bookings" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "bookings_lower_wechat_index" ON "bookings" USING btree (lower("wechat"));--> statement-breakpoint
CREATE INDEX "bulk_items_operation_id_state_position_index" ON "bulk_items" USING btree ("operation_id","state","position");--> statement-breakpoint
CREATE INDEX "bulk_operations_running_index" ON "bulk_operations" USING btree ("id") WHERE "bulk_operations"."state" = 'running';--> statement-breakpoint
CREATE INDEX "bulk_operations_created_by_index" ON "bulk_operations" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "campaigns_product_key_index" ON "campaigns" USING btree ("product_key");--> statement-breakpoint
CREATE INDEX "case_media_media_id_index" ON "case_media" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "case_products_product_key_index" ON "case_products" USING btree ("product_key");--> statement-breakpoint
CREATE INDEX "case_translations_list_index" ON "case_translations" USING btree ("locale","status","published_at","case_id");--> statement-breakpoint
CREATE INDEX "cases_industry_key_index" ON "cases" USING btree ("industry_key");--> statement-breakpoint
CREATE INDEX "cases_solution_key_index" ON "cases" USING btree ("solution_key");--> statement-breakpoint
CREATE INDEX "cases_project_id_index" ON "cases" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "cases_report_id_index" ON "cases" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "cases_cover_id_index" ON "cases" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "cases_sort_index" ON "cases" USING btree ("sort");--> statement-breakpoint
CREATE INDEX "content_parts_base_revision_id_index" ON "content_parts" USING btree ("base_revision_id");--> statement-breakpoint
CREATE INDEX "content_parts_public_revision_id_index" ON "content_parts" USING btree ("public_revision_id");--> statement-breakpoint
CREATE INDEX "content_parts_source_revision_id_index" ON "content_parts" USING btree ("source_revision_id");--> statement-breakpoint
CREATE INDEX "content_parts_edited_by_index" ON "content_parts" USING btree ("edited_by");--> statement-breakpoint
CREATE INDEX "content_parts_drafts_index" ON "content_parts" USING btree ("edited_at") WHERE "content_parts"."draft" is not null;--> statement-breakpoint
CREATE INDEX "content_parts_own_drafts_index" ON "content_parts" USING btree ("edited_by","edited_at") WHERE "content_parts"."draft" is not null;--> statement-breakpoint
CREATE INDEX "content_presence_staff_id_index" ON "content_presence" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "content_presence_seen_at_index" ON "content_presence" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "content_records_changed_index" ON "content_records" USING btree ("kind","changed_at","id") WHERE "content_records"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "content_records_newest_index" ON "content_records" USING btree ("changed_at","id") WHERE "content_records"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "content_records_title_index" ON "content_records" USING btree ("kind","title_zh","id") WHERE "content_records"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "content_records_created_index" ON "content_records" USING btree ("kind","id") WHERE "content_records"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "content_records_trash_index" ON "content_records" USING btree ("deleted_at","id") WHERE "content_records"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "content_records_kind_name_index" ON "content_records" USING btree ("kind","name");--> statement-breakpoint
CREATE INDEX "content_records_facets_index" ON "content_records" USING gin ("facets");--> statement-breakpoint
CREATE INDEX "content_records_terms_index" ON "content_records" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "content_records_deleted_by_index" ON "content_records" USING btree ("deleted_by");--> statement-breakpoint
CREATE INDEX "content_references_target_id_index" ON "content_references" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "content_revisions_record_id_id_index" ON "content_revisions" USING btree ("record_id","id");--> statement-breakpoint
CREATE INDEX "content_revisions_author_id_index" ON "content_revisions" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "content_schedules_pending_index" ON "content_schedules" USING btree ("record_id","part","action") WHERE "content_schedules"."done_at" is null;--> statement-breakpoint
CREATE INDEX "content_schedules_due_index" ON "content_schedules" USING btree ("at") WHERE "content_schedules"."done_at" is null;--> statement-breakpoint
CREATE INDEX "content_schedules_record_id_index" ON "content_schedules" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "content_schedules_revision_id_index" ON "content_schedules" USING btree ("revision_id");--> statement-breakpoint
CREATE INDEX "content_schedules_created_by_index" ON "content_schedules" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "device_accessories_device_id_sort_index" ON "device_accessories" USING btree ("device_id","sort");--> statement-breakpoint
CREATE INDEX "device_connections_sheet_id_from_id_index" ON "device_connections" USING btree ("sheet_id","from_id");--> statement-breakpoint
CREATE INDEX "device_connections_sheet_id_to_id_index" ON "device_connections" USING btree ("sheet_id","to_id");--> statement-breakpoint
CREATE INDEX "devices_sheet_id_sort_index" ON "devices" USING btree ("sheet_id","sort");--> statement-breakpoint
CREATE INDEX "devices_serial_index" ON "devices" USING btree ("serial");--> statement-breakpoint
CREATE INDEX "devices_warranty_until_index" ON "devices" USING btree ("warranty_until");--> statement-breakpoint
CREATE INDEX "diagnoses_document_id_index" ON "diagnoses" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "diagnoses_product_key_index" ON "diagnoses" USING btree ("product_key");--> statement-breakpoint
CREATE INDEX "document_feedback_answered_by_index" ON "document_feedback" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "document_feedback_created_at_index" ON "document_feedback" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "document_feedback_texts_index" ON "document_feedback" USING btree ("status","id") WHERE "document_feedback"."comment" is not null;--> statement-breakpoint
CREATE INDEX "document_feedback_document_texts_index" ON "document_feedback" USING btree ("document_id","status","id") WHERE "document_feedback"."comment" is not null;--> statement-breakpoint
CREATE INDEX "document_relations_related_id_index" ON "document_relations" USING btree ("related_id");--> statement-breakpoint
CREATE INDEX "document_sections_parent_id_sort_index" ON "document_sections" USING btree ("parent_id","sort");--> statement-breakpoint
CREATE INDEX "document_translations_list_index" ON "document_translations" USING btree ("locale","status","published_at","document_id");--> statement-breakpoint
CREATE INDEX "documents_english_article_index" ON "documents" USING btree ("english_article");--> statement-breakpoint
CREATE INDEX "documents_section_id_sort_index" ON "documents" USING btree ("section_id","sort");--> statement-breakpoint
CREATE INDEX "documents_product_key_level_index" ON "documents" USING btree ("product_key","level");--> statement-breakpoint
CREATE INDEX "documents_cover_id_index" ON "documents" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "documents_video_id_index" ON "documents" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "documents_author_id_index" ON "documents" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "documents_popular_index" ON "documents" USING btree ("popular") WHERE "documents"."popular" is not null;--> statement-breakpoint
CREATE INDEX "download_counts_day_index" ON "download_counts" USING btree ("day");--> statement-breakpoint
CREATE INDEX "download_events_started_at_index" ON "download_events" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "download_releases_download_id_released_on_index" ON "download_releases" USING btree ("download_id","released_on");--> statement-breakpoint
CREATE INDEX "download_releases_signing_key_id_index" ON "download_releases" USING btree ("signing_key_id");--> statement-breakpoint
CREATE INDEX "downloads_product_key_platform_index" ON "downloads" USING btree ("product_key","platform");--> statement-breakpoint
CREATE INDEX "downloads_icon_id_index" ON "downloads" USING btree ("icon_id");--> statement-breakpoint
CREATE INDEX "fact_uses_fact_key_index" ON "fact_uses" USING btree ("fact_key");--> statement-breakpoint
CREATE INDEX "facts_download_id_index" ON "facts" USING btree ("download_id");--> statement-breakpoint
CREATE INDEX "facts_updated_by_index" ON "facts" USING btree ("updated_by");--> statement-breakpoint
CREATE INDEX "import_batches_resource_id_index" ON "import_batches" USING btree ("resource","id");--> statement-breakpoint
CREATE INDEX "import_batches_created_by_index" ON "import_batches" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "live_report_events_report_id_happened_at_index" ON "live_report_events" USING btree ("report_id","happened_at");--> statement-breakpoint
CREATE INDEX "live_reports_room_id_starts_at_index" ON "live_reports" USING btree ("room_id","starts_at");--> statement-breakpoint
CREATE INDEX "live_reports_status_starts_at_index" ON "live_reports" USING btree ("status","starts_at");--> statement-breakpoint
CREATE INDEX "live_reports_compared_id_index" ON "live_reports" USING btree ("compared_id");--> statement-breakpoint
CREATE INDEX "live_reports_cover_id_index" ON "live_reports" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "live_rooms_customer_id_index" ON "live_rooms" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "media_assets_sha256_index" ON "media_assets" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "media_assets_poster_id_index" ON "media_assets" USING btree ("poster_id");--> statement-breakpoint
CREATE INDEX "media_assets_mime_id_index" ON "media_assets" USING btree ("mime","id");--> statement-breakpoint
CREATE INDEX "media_assets_folder_id_index" ON "media_assets" USING btree ("folder","id");--> statement-breakpoint
CREATE INDEX "media_assets_title_id_index" ON "media_assets" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "media_assets_bytes_id_index" ON "media_assets" USING btree ("bytes","id");--> statement-breakpoint
CREATE INDEX "media_assets_tags_index" ON "media_assets" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "media_assets_uploaded_by_index" ON "media_assets" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "media_assets_deleted_by_index" ON "media_assets" USING btree ("deleted_by");--> statement-breakpoint
CREATE INDEX "media_assets_deleted_at_index" ON "media_assets" USING btree ("deleted_at") WHERE "media_assets"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "media_former_files_delete_after_index" ON "media_former_files" USING btree ("delete_after");--> statement-breakpoint
CREATE INDEX "media_text_uses_key_index" ON "media_text_uses" USING btree ("key");--> statement-breakpoint
CREATE INDEX "outbox_messages_due_index" ON "outbox_messages" USING btree ("next_attempt_at") WHERE "outbox_messages"."status" in ('pending', 'sending');--> statement-breakpoint
CREATE INDEX "outbox_messages_status_created_at_index" ON "outbox_messages" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "outbox_messages_webhook_id_index" ON "outbox_messages" USING btree ("webhook_id");--> statement-breakpoint
CREATE INDEX "webhooks_created_by_index" ON "webhooks" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "page_translations_share_image_id_index" ON "page_translations" USING btree ("share_image_id");--> statement-breakpoint
CREATE INDEX "pages_product_key_index" ON "pages" USING btree ("product_key");--> statement-breakpoint
CREATE INDEX "consents_subjects_index" ON "consents" USING gin ("subjects");--> statement-breakpoint
CREATE INDEX "consents_notice_version_index" ON "consents" USING btree ("notice_version");--> statement-breakpoint
CREATE UNIQUE INDEX "privacy_notices_draft_index" ON "privacy_notices" USING btree (("published_at" is null)) WHERE "privacy_notices"."published_at" is null;--> statement-breakpoint
CREATE INDEX "privacy_notices_published_by_index" ON "privacy_notices" USING btree ("published_by");--> statement-breakpoint
CREATE INDEX "privacy_requests_status_id_index" ON "privacy_requests" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "privacy_requests_handled_by_index" ON "privacy_requests" USING btree ("handled_by");--> statement-breakpoint
CREATE INDEX "private_files_uploaded_by_index" ON "private_files" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "private_files_link_id_index" ON "private_files" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "private_files_created_at_index" ON "private_files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "private_files_expires_at_index" ON "private_files" USING btree ("expires_at") WHERE "private_files"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "products_cover_id_index" ON "products" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "products_sort_index" ON "products" USING btree ("sort");--> statement-breakpoint
CREATE INDEX "customers_name_index" ON "customers" USING btree ("name");--> statement-breakpoint
CREATE INDEX "customers_industry_key_index" ON "customers" USING btree ("industry_key");--> statement-breakpoint
CREATE INDEX "customers_owner_id_index" ON "customers" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "projects_customer_id_index" ON "projects" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "projects_owner_id_index" ON "projects" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "projects_stage_updated_at_index" ON "projects" USING btree ("stage","updated_at");--> statement-breakpoint
CREATE INDEX "qr_pages_product_key_index" ON "qr_pages" USING btree ("product_key");--> statement-breakpoint
CREATE INDEX "redemption_attempts_visitor_hash_attempted_at_index" ON "redemption_attempts" USING btree ("visitor_hash","attempted_at");--> statement-breakpoint
CREATE INDEX "redemption_attempts_campaign_id_attempted_at_index" ON "redemption_attempts" USING btree ("campaign_id","attempted_at");--> statement-breakpoint
CREATE INDEX "redemption_attempts_code_id_index" ON "redemption_attempts" USING btree ("code_id");--> statement-breakpoint
CREATE INDEX "redemption_batches_campaign_id_index" ON "redemption_batches" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "redemption_batches_created_by_index" ON "redemption_batches" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "redemption_codes_campaign_id_status_index" ON "redemption_codes" USING btree ("campaign_id","status");--> statement-breakpoint
CREATE INDEX "redemption_codes_batch_id_status_index" ON "redemption_codes" USING btree ("batch_id","status");--> statement-breakpoint
CREATE INDEX "redemption_codes_last4_index" ON "redemption_codes" USING btree ("last4");--> statement-breakpoint
CREATE INDEX "redemptions_redeemed_at_index" ON "redemptions" USING btree ("redeemed_at");--> statement-breakpoint
CREATE INDEX "redemptions_phone_index" ON "redemptions" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "redemptions_email_index" ON "redemptions" USING btree ("email");--> statement-breakpoint
CREATE INDEX "idempotency_keys_expires_at_index" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expire_index" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "spent_challenges_expires_at_index" ON "spent_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "scene_products_product_key_index" ON "scene_products" USING btree ("product_key");--> statement-breakpoint
CREATE INDEX "scene_views_day_index" ON "scene_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "scenes_listed_sort_index" ON "scenes" USING btree ("listed","sort");--> statement-breakpoint
CREATE INDEX "scenes_solution_key_index" ON "scenes" USING btree ("solution_key");--> statement-breakpoint
CREATE INDEX "scenes_poster_id_index" ON "scenes" USING btree ("poster_id");--> statement-breakpoint
CREATE INDEX "scenes_model_id_index" ON "scenes" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "scenes_turn_id_index" ON "scenes" USING btree ("turn_id");--> statement-breakpoint
CREATE INDEX "scenes_project_id_index" ON "scenes" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "search_entries_title_index" ON "search_entries" USING btree ("locale","title_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_entries_offer_index" ON "search_entries" USING btree ("locale","weight","published_at") WHERE "search_entries"."weight" > 1;--> statement-breakpoint
CREATE INDEX "share_links_sheet_id_created_at_index" ON "share_links" USING btree ("sheet_id","created_at");--> statement-breakpoint
CREATE INDEX "share_links_scene_id_index" ON "share_links" USING btree ("scene_id");--> statement-breakpoint
CREATE INDEX "share_links_set_id_index" ON "share_links" USING btree ("set_id");--> statement-breakpoint
CREATE INDEX "share_links_created_at_index" ON "share_links" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "share_links_replaces_id_index" ON "share_links" USING btree ("replaces_id");--> statement-breakpoint
CREATE INDEX "share_links_created_by_index" ON "share_links" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "sheet_comments_sheet_id_parent_id_index" ON "sheet_comments" USING btree ("sheet_id","parent_id");--> statement-breakpoint
CREATE INDEX "sheet_comments_scene_id_index" ON "sheet_comments" USING btree ("scene_id");--> statement-breakpoint
CREATE INDEX "sheet_comments_staff_id_index" ON "sheet_comments" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "sheet_comments_link_id_index" ON "sheet_comments" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "sheet_comments_resolved_by_index" ON "sheet_comments" USING btree ("resolved_by");--> statement-breakpoint
CREATE UNIQUE INDEX "sheet_decisions_party_key" ON "sheet_decisions" USING btree ("sheet_id","revision","party") WHERE "sheet_decisions"."kind" <> 'reject';--> statement-breakpoint
CREATE INDEX "sheet_decisions_sheet_id_revision_content_hash_index" ON "sheet_decisions" USING btree ("sheet_id","revision","content_hash");--> statement-breakpoint
CREATE INDEX "sheet_decisions_link_id_index" ON "sheet_decisions" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "sheet_decisions_staff_id_index" ON "sheet_decisions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "sheet_documents_file_id_index" ON "sheet_documents" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "sheet_events_sheet_id_happened_at_index" ON "sheet_events" USING btree ("sheet_id","happened_at");--> statement-breakpoint
CREATE INDEX "sheet_events_staff_id_index" ON "sheet_events" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "sheet_events_link_id_index" ON "sheet_events" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "sheet_files_sheet_id_part_part_key_sort_index" ON "sheet_files" USING btree ("sheet_id","part","part_key","sort");--> statement-breakpoint
CREATE INDEX "sheet_files_file_id_index" ON "sheet_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "sheet_files_staff_id_index" ON "sheet_files" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "sheet_files_link_id_index" ON "sheet_files" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "sheet_revisions_author_id_index" ON "sheet_revisions" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "sheet_seals_signing_key_id_index" ON "sheet_seals" USING btree ("signing_key_id");--> statement-breakpoint
CREATE INDEX "sheets_kind_id_index" ON "sheets" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "sheets_stage_id_index" ON "sheets" USING btree ("stage","id");--> statement-breakpoint
CREATE INDEX "sheets_project_id_id_index" ON "sheets" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "sheets_owner_id_id_index" ON "sheets" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "sheets_previous_id_index" ON "sheets" USING btree ("previous_id");--> statement-breakpoint
CREATE INDEX "sheets_waiting_on_waiting_since_index" ON "sheets" USING btree ("waiting_on","waiting_since");--> statement-breakpoint
CREATE INDEX "sheets_deleted_at_id_index" ON "sheets" USING btree ("deleted_at","id") WHERE "sheets"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "sheets_edited_by_index" ON "sheets" USING btree ("edited_by");--> statement-breakpoint
CREATE INDEX "sheets_deleted_by_index" ON "sheets" USING btree ("deleted_by");--> statement-breakpoint
CREATE INDEX "sheets_trial_until_index" ON "sheets" USING btree ("trial_until") WHERE "sheets"."trial_until" is not null;--> statement-breakpoint
CREATE INDEX "sheet_templates_kind_name_index" ON "sheet_templates" USING btree ("kind","name");--> statement-breakpoint
CREATE INDEX "sheet_templates_created_by_index" ON "sheet_templates" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "menu_items_location_sort_index" ON "menu_items" USING btree ("location","sort");--> statement-breakpoint
CREATE INDEX "menu_items_parent_id_index" ON "menu_items" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "menu_items_product_key_index" ON "menu_items" USING btree ("product_key");--> statement-breakpoint
CREATE INDEX "missing_pages_status_count_path_index" ON "missing_pages" USING btree ("status","count","path");--> statement-breakpoint
CREATE INDEX "redirect_hits_count_redirect_id_index" ON "redirect_hits" USING btree ("count","redirect_id");--> statement-breakpoint
CREATE INDEX "redirects_created_by_index" ON "redirects" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "redirects_target_index" ON "redirects" USING btree ("target");--> statement-breakpoint
CREATE INDEX "site_settings_logo_id_index" ON "site_settings" USING btree ("logo_id");--> statement-breakpoint
CREATE INDEX "site_settings_share_image_id_index" ON "site_settings" USING btree ("share_image_id");--> statement-breakpoint
CREATE INDEX "site_settings_updated_by_index" ON "site_settings" USING btree ("updated_by");--> statement-breakpoint
CREATE INDEX "solutions_cover_id_index" ON "solutions" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "staff_lockouts_last_failed_at_index" ON "staff_lockouts" USING btree ("last_failed_at");--> statement-breakpoint
CREATE INDEX "staff_recovery_codes_user_id_index" ON "staff_recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_user_id_expires_at_index" ON "staff_sessions" USING btree ("user_id","expires_at");--> statement-breakpoint
CREATE INDEX "staff_sessions_expires_at_index" ON "staff_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_tickets_user_id_index" ON "staff_tickets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_tickets_expires_at_index" ON "staff_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_users_email_key" ON "staff_users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "trashed_records_deleted_at_id_index" ON "trashed_records" USING btree ("deleted_at","id");--> statement-breakpoint
CREATE INDEX "trashed_records_deleted_by_index" ON "trashed_records" USING btree ("deleted_by");--> statement-breakpoint
CREATE INDEX "uploads_uploaded_by_index" ON "uploads" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "uploads_link_id_index" ON "uploads" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "uploads_expires_at_index" ON "uploads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "search_misses_status_count_id_index" ON "search_misses" USING btree ("status","count","id");--> statement-breakpoint
CREATE INDEX "visit_stats_path_day_index" ON "visit_stats" USING btree ("path","day");--> statement-breakpoint
CREATE UNIQUE INDEX "work_order_engineers_lead_key" ON "work_order_engineers" USING btree ("order_id") WHERE "work_order_engineers"."lead";--> statement-breakpoint
CREATE INDEX "work_order_engineers_staff_id_index" ON "work_order_engineers" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "work_order_problems_order_id_status_index" ON "work_order_problems" USING btree ("order_id","status");--> statement-breakpoint
CREATE INDEX "work_order_problems_task_id_index" ON "work_order_problems" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "work_order_tasks_order_id_sort_index" ON "work_order_tasks" USING btree ("order_id","sort");--> statement-breakpoint
CREATE INDEX "work_order_visits_order_id_starts_at_index" ON "work_order_visits" USING btree ("order_id","starts_at");--> statement-breakpoint
CREATE INDEX "work_orders_status_scheduled_from_index" ON "work_orders" USING btree ("status","scheduled_from");--> statement-breakpoint
CREATE INDEX "work_orders_follows_task_id_index" ON "work_orders" USING btree ("follows_task_id");--> statement-breakpoint
CREATE INDEX "work_orders_acceptance_item_id_index" ON "work_orders" USING btree ("acceptance_item_id");