CREATE TABLE "dictionary_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"project_id" uuid,
	"text" text NOT NULL,
	"pronunciation" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dictionary_entry" ADD CONSTRAINT "dictionary_entry_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dictionary_entry" ADD CONSTRAINT "dictionary_entry_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "entry_of_account" ON "dictionary_entry" USING btree ("user_id","text") WHERE "dictionary_entry"."project_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "entry_of_project" ON "dictionary_entry" USING btree ("project_id","text") WHERE "dictionary_entry"."project_id" is not null;