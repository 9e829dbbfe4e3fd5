CREATE TABLE "page_broadcast" (
	"page_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"state" smallint NOT NULL,
	"plan" jsonb NOT NULL,
	"spoken" integer NOT NULL,
	"duration_ms" integer NOT NULL,
	"audio_key" text,
	"audio_size" bigint,
	"track_key" text,
	"track_size" bigint,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "speech_sentence" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"text" text NOT NULL,
	"track" jsonb NOT NULL,
	"pause_after_ms" integer NOT NULL,
	"file_key" text NOT NULL,
	"size" bigint NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "asked_question" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"share_id" uuid,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"outcome" smallint NOT NULL,
	"pages" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_view" (
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"viewer" text NOT NULL,
	"share_id" uuid NOT NULL,
	"stay_ms" bigint NOT NULL,
	"liked" boolean NOT NULL,
	"collected" boolean NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "project_view_project_id_viewer_pk" PRIMARY KEY("project_id","viewer")
);
--> statement-breakpoint
ALTER TABLE "page_broadcast" ADD CONSTRAINT "page_broadcast_page_id_courseware_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."courseware_page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speech_sentence" ADD CONSTRAINT "speech_sentence_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asked_question" ADD CONSTRAINT "asked_question_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asked_question" ADD CONSTRAINT "asked_question_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_view" ADD CONSTRAINT "project_view_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_view" ADD CONSTRAINT "project_view_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sentence_hash" ON "speech_sentence" USING btree ("user_id","hash");--> statement-breakpoint
CREATE INDEX "sentence_used" ON "speech_sentence" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "question_of_user" ON "asked_question" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "question_of_project" ON "asked_question" USING btree ("project_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "view_of_user" ON "project_view" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "view_of_project" ON "project_view" USING btree ("project_id","first_at");