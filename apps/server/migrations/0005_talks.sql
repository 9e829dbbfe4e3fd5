CREATE TABLE "courseware_element" (
	"id" uuid PRIMARY KEY NOT NULL,
	"page_id" uuid NOT NULL,
	"index" integer NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courseware_media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"file_key" text NOT NULL,
	"type" text NOT NULL,
	"size" bigint NOT NULL,
	"draft" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courseware_page" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"index" integer NOT NULL,
	"status" smallint NOT NULL,
	"content" text NOT NULL,
	"script" jsonb,
	"background" jsonb NOT NULL,
	"image_key" text,
	"avatar_id" uuid,
	"draft" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"avatars_id" uuid,
	"tts_id" text,
	"courseware_id" uuid,
	"background_color" text NOT NULL,
	"ai_check" smallint NOT NULL,
	"step" jsonb,
	"doc_id" uuid,
	"doc_text" text,
	"doc_name" text,
	"doc_type" text,
	"doc_fault" text,
	"not_kept" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"viewport_height" double precision DEFAULT 562.5 NOT NULL,
	"scene_id" text,
	"page_number" integer NOT NULL,
	"menu" smallint,
	"status" smallint,
	"outline_status" smallint,
	"ppt_status" smallint,
	"atlas_status" smallint,
	"payment" smallint NOT NULL,
	"reservations" integer DEFAULT 0 NOT NULL,
	"is_template" boolean DEFAULT false NOT NULL,
	"sample" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"broadcast_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "share" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" smallint NOT NULL,
	"target_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"code" text NOT NULL,
	"extraction_code" text NOT NULL,
	"validity_days" integer NOT NULL,
	"people" integer NOT NULL,
	"used_places" integer DEFAULT 0 NOT NULL,
	"closed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "courseware_element" ADD CONSTRAINT "courseware_element_page_id_courseware_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."courseware_page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courseware_media" ADD CONSTRAINT "courseware_media_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courseware_page" ADD CONSTRAINT "courseware_page_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share" ADD CONSTRAINT "share_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "element_of_page" ON "courseware_element" USING btree ("page_id","index");--> statement-breakpoint
CREATE INDEX "media_of_project" ON "courseware_media" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "page_of_project" ON "courseware_page" USING btree ("project_id","index");--> statement-breakpoint
CREATE INDEX "project_changed" ON "project" USING btree ("user_id","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "project_courseware" ON "project" USING btree ("courseware_id");--> statement-breakpoint
CREATE INDEX "project_templates" ON "project" USING btree ("updated_at" DESC NULLS LAST) WHERE "project"."is_template";--> statement-breakpoint
CREATE UNIQUE INDEX "share_code" ON "share" USING btree ("code");--> statement-breakpoint
CREATE INDEX "share_of_target" ON "share" USING btree ("target_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "share_of_user" ON "share" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_of_share" ON "session" USING btree ("share_id");